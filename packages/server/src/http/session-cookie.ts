import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

const YEAR = 365 * 24 * 60 * 60;

/** The name of the session's cookie: over https one that no other server of the same domain can set. */
function cookieName({ publicUrl }: Settings): string {
  return publicUrl?.protocol === 'https:' ? '__Host-furrow' : 'furrow';
}

/** The secret that the browser has. */
export function sessionOf(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName(settings)];
}

/** Lets the browser keep a secret, or forget it. */
export function keepSession(reply: FastifyReply, settings: Settings, secret: string | undefined): void {
  const secure = settings.publicUrl?.protocol === 'https:';
  const kept = { path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  if (secret === undefined) reply.clearCookie(cookieName(settings), kept);
  else reply.setCookie(cookieName(settings), secret, { ...kept, maxAge: YEAR });
}

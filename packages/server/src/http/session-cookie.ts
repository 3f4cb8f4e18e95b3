import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { cookieForm, cookieName, LONGEST_COOKIE } from './cookies';

const NAME = 'furrow';

/** The secret that the browser has. */
export function sessionCookieOf(request: FastifyRequest, settings: Settings): string | undefined {
  return request.cookies[cookieName(settings, NAME)];
}

/** Lets the browser keep a secret, or forget it. */
export function setSessionCookie(reply: FastifyReply, settings: Settings, secret: string | undefined): void {
  const [name, form] = [cookieName(settings, NAME), cookieForm(settings)];
  if (secret === undefined) reply.clearCookie(name, form);
  else reply.setCookie(name, secret, { ...form, maxAge: LONGEST_COOKIE });
}

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../settings';
import { cookieForm, cookieName, LONGEST_COOKIE } from './cookies';

const NAME = 'furrow-browser';
const STAMP = 'furrow-since';
/** So many people may share a browser and still be known there. */
const MOST = 5;

/** The marks of accounts that a browser keeps, the latest first. They stay there when somebody logs out. */
export interface DeviceMarks {
  has(mark: string): boolean;
  keep(mark: string): void;
}

/** The marks that the browser of a request has. */
export function deviceMarksOf(request: FastifyRequest, reply: FastifyReply, settings: Settings): DeviceMarks {
  const name = cookieName(settings, NAME);
  const kept = (request.cookies[name] ?? '').split('.').filter((mark) => /^[\w-]+$/.test(mark));
  return {
    has: (mark) => kept.includes(mark),
    keep(mark) {
      const marks = [mark, ...kept.filter((one) => one !== mark)].slice(0, MOST);
      reply.setCookie(name, marks.join('.'), { ...cookieForm(settings), maxAge: LONGEST_COOKIE });
    },
  };
}

/** The stamp by which a browser shows since when it has been here. */
export interface BrowserStamp {
  readonly value: string | undefined;
  keep(stamp: string): void;
}

/** The stamp that the browser of a request has. */
export function browserStampOf(
  request: FastifyRequest,
  reply: FastifyReply,
  settings: Settings,
): BrowserStamp {
  const name = cookieName(settings, STAMP);
  return {
    value: request.cookies[name],
    keep(stamp) {
      reply.setCookie(name, stamp, { ...cookieForm(settings), maxAge: LONGEST_COOKIE });
    },
  };
}

import type { Sitter } from '@furrow/wire/told';
import type { TableWish } from '@furrow/wire/wish';

/** Somebody who plays: their id, and the cookie that proves it. */
export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly cookie: string;
}

/** Becomes a guest. */
export async function newGuest(url: string, name: string): Promise<Guest> {
  const response = await post(`${url}/api/people/guest`, { name, language: 'en' });
  const { id } = (await response.json()) as { id: string };
  const cookie = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { id, name, cookie: cookie.join('; ') };
}

/** Sets up a table, at which its owner sits then; gives its id. */
export async function newTable(url: string, owner: Guest, wish: TableWish): Promise<string> {
  const response = await post(`${url}/api/tables`, wish, owner.cookie);
  return ((await response.json()) as { id: string }).id;
}

/** How a table stands, as anybody may know it. */
export interface Known {
  readonly no: number;
  readonly phase: string;
  readonly waiting: readonly number[];
  readonly sitters: readonly Sitter[];
}

/** Asks how a table stands. */
export async function tableNow(url: string, table: string): Promise<Known> {
  const response = await fetch(`${url}/api/tables/${table}`);
  if (!response.ok) throw new Error(`the table is not told: ${await response.text()}`);
  return (await response.json()) as Known;
}

/** Posts something as the page does; throws if it is refused. */
export async function post(url: string, body: unknown, cookie?: string): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    'x-furrow': '1',
    ...(cookie !== undefined && { cookie }),
  };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${new URL(url).pathname} is refused: ${await response.text()}`);
  return response;
}

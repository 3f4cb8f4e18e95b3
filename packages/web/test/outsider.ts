// Somebody who acts through the doors for programs: a person of their own, or the same as one before a page.
import type { Guest } from './online-people';

/** A question as the server words it. */
interface WordedDecision {
  readonly number: number;
  readonly moves: readonly { readonly move: string }[];
}

let keys = 0;

export class Outsider {
  private constructor(
    private readonly address: string,
    private readonly cookie: string,
  ) {}

  /** Somebody new. */
  static async come(address: string, name: string): Promise<Outsider> {
    const answer = await new Outsider(address, '').post('people/guest', { name, language: 'en' });
    const cookie = answer.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
    return new Outsider(address, cookie.join('; '));
  }

  /** The person before a page. */
  static async of(address: string, { context }: Pick<Guest, 'context'>): Promise<Outsider> {
    const cookies = await context.cookies();
    return new Outsider(address, cookies.map(({ name, value }) => `${name}=${value}`).join('; '));
  }

  /** What a door answers; undefined if it refuses. */
  async get<T>(path: string): Promise<T | undefined> {
    const answer = await fetch(`${this.address}api/${path}`, { headers: this.headers });
    return answer.ok ? ((await answer.json()) as T) : undefined;
  }

  post(path: string, body: object): Promise<Response> {
    const headers = { ...this.headers, 'content-type': 'application/json' };
    return fetch(`${this.address}api/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  /** Does something at a table, with a new key. */
  act(table: string, act: object): Promise<Response> {
    keys++;
    return this.post(`tables/${table}/acts`, { key: `outsider-${keys}`, act });
  }

  /** Answers what is asked with one of the listed moves; gives whether that was done. */
  async answer(table: string, choose = 0): Promise<boolean> {
    const asked = await this.get<WordedDecision>(`tables/${table}/decision`);
    if (asked === undefined || asked.moves.length === 0) return false;
    const { move } = asked.moves[choose % asked.moves.length];
    return (await this.act(table, { act: 'play', number: asked.number, move })).ok;
  }

  private get headers(): Record<string, string> {
    return { cookie: this.cookie, 'x-furrow': '1' };
  }
}

import { RULES_HEADER } from '@furrow/wire/rules-header';
import { type Server, WHO_PATH, whoIn } from './online';
import { Unanswered } from './unanswered';

/** The server that this page came from; `hearRules` hears which rules it has whenever it answers. */
export const browserServer = (hearRules: (identity: string) => void): Server => ({
  open: (listener) => {
    const socket = new WebSocket(
      `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/live`,
    );
    socket.onopen = () => listener.opened();
    socket.onmessage = ({ data }) => listener.message(String(data));
    socket.onclose = () => listener.closed();
    return socket;
  },
  later: (milliseconds, run) => {
    const timer = setTimeout(run, milliseconds);
    return () => clearTimeout(timer);
  },
  random: () => Math.random(),
  unanswered: new Unanswered(),
  newKey: () => [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-'),
  who: async () => {
    const response = await asked(WHO_PATH, hearRules);
    if (!response.ok) throw new Error(`${WHO_PATH} answers ${response.status}`);
    return whoIn(await response.text());
  },
  get: async (path) => {
    try {
      const response = await asked(path, hearRules);
      const text = await response.text();
      return response.ok ? { ok: true, text } : { ok: false, why: refusalIn(text) };
    } catch (error) {
      return { ok: false, why: error instanceof Error ? error.message : String(error) };
    }
  },
});

async function asked(path: string, hearRules: (identity: string) => void): Promise<Response> {
  const response = await fetch(path);
  const identity = response.headers.get(RULES_HEADER);
  if (identity !== null) hearRules(identity);
  return response;
}

/** The words of a refusal; the text itself if it is none, as from something that stands before the server. */
function refusalIn(text: string): string {
  try {
    const { refusal } = JSON.parse(text) as { readonly refusal?: { readonly words?: string } };
    return refusal?.words ?? text;
  } catch {
    return text;
  }
}

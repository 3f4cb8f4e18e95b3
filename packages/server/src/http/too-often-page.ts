import type { Language } from '@furrow/text/language';
import type { FastifyReply } from 'fastify';
import type { Refused } from '../words/refused';
import { headRefusal, sendRefusal } from './send-refusal';

interface Words {
  readonly title: string;
  readonly about: string;
  readonly again: (seconds: number) => string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'One moment, please',
    about: 'Very much was asked of this server from your network within a minute.',
    again: (seconds) => `The page tries again by itself in ${seconds} s.`,
  },
  fr: {
    title: 'Un instant, s’il vous plaît',
    about: 'Depuis votre réseau, énormément a été demandé à ce serveur en une minute.',
    again: (seconds) => `La page réessaie d’elle-même dans ${seconds} s.`,
  },
  it: {
    title: 'Un momento, per favore',
    about: 'Dalla tua rete è stato chiesto moltissimo a questo server in un minuto.',
    again: (seconds) => `La pagina riprova da sola tra ${seconds} s.`,
  },
  de: {
    title: 'Einen Moment bitte',
    about: 'Aus deinem Netz wurde von diesem Server in einer Minute sehr viel verlangt.',
    again: (seconds) => `Die Seite versucht es in ${seconds} s von selbst noch einmal.`,
  },
};

/** Refuses what comes too often: whoever loads the page gets one that can be read and tries again by itself. */
export function sendTooOften(reply: FastifyReply, refused: Refused, language: Language): FastifyReply {
  if (!/\btext\/html\b/.test(String(reply.request.headers.accept)))
    return sendRefusal(reply, refused, language);
  headRefusal(reply, refused, language);
  const seconds = Number(reply.getHeader('retry-after'));
  return reply.type('text/html; charset=utf-8').send(pageOf(WORDS[language], language, seconds));
}

function pageOf({ title, about, again }: Words, language: Language, seconds: number): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="${seconds + 1}">
<title>${title} · Furrow</title>
<style>
:root { color-scheme: light dark; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; background: light-dark(#b98a5a, #2a1d12); font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 34em; margin: 16px; padding: 20px 28px; border-radius: 12px; background: light-dark(#fbf3e0, #4a3b2a); color: light-dark(#2a1a0b, #f6ead2); }
h1 { margin: 0 0 8px; font: 700 28px/1.2 Georgia, serif; }
p { margin: 0 0 6px; }
</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${about}</p>
<p>${again(seconds)}</p>
</main>
</body>
</html>
`;
}

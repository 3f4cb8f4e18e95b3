import type { AdviceWords } from './advice-words';

export const de = {
  title: 'Gute Antworten, die beste zuerst',
  none: 'Dazu gibt es keinen Rat.',
  stop: 'Keine Vorschläge mehr',
  stopped:
    'Die Vorschläge sind aus. Die Glühbirne gibt weiter Tipps; in den Einstellungen kommen die Vorschläge zurück.',
  thinks: (who) => `${who} denkt nach …`,
  advising: 'Gute Antworten werden gesucht …',
} satisfies AdviceWords;

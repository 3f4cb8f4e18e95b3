import type { AdviceWords } from './advice-words';

export const de = {
  title: 'Gute Züge, der beste zuerst',
  none: 'Dazu gibt es keinen Tipp.',
  stop: 'Keine Vorschläge mehr',
  stopped:
    'Die Vorschläge sind aus. Die Glühbirne gibt weiter Tipps; in den Einstellungen kommen die Vorschläge zurück.',
  thinks: (who) => `${who} denkt nach …`,
  advising: 'Sucht nach guten Zügen …',
} satisfies AdviceWords;

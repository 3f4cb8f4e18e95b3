import type { AdviceWords } from './advice-words';

export const de = {
  title: 'Gute Züge, der beste zuerst',
  none: 'Dazu gibt es keinen Tipp.',
  stop: 'Keine Vorschläge mehr',
  stopped:
    'Die Vorschläge sind aus. Die Glühbirne gibt weiter Tipps; in den Einstellungen kommen die Vorschläge zurück.',
  stoppedFor: (who) =>
    `Keine Vorschläge mehr für ${who}. Die Glühbirne gibt weiter Tipps und kann die Vorschläge zurückbringen.`,
  atTurns: (who) => (who === undefined ? 'Vorschläge in jedem Zug' : `Vorschläge in jedem Zug von ${who}`),
  thinks: (who) => `${who} denkt nach …`,
  advising: 'Sucht nach guten Zügen …',
} satisfies AdviceWords;

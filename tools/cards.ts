// `npm run cards`: what the declared cards are like, and what is wrong with them.
import { customs } from '@furrow/agricola/cards/custom/index';
import { drawnDecks } from '@furrow/agricola/cards/drawn-decks';
import { decks } from '@furrow/agricola/cards/index';
import { MOMENTS } from '@furrow/agricola/moments/moments';
import { problemsOf, reportOf } from './card-report';
import { linesPerCard, scenarioIds, wholeBoardIds } from './card-source';
import { literalsIn, parse } from './literals';
import { typescriptFiles } from './source-files';

const cards = [...decks, ...drawnDecks].flatMap((deck) => deck.cards);
const root = process.argv[2] ?? '.';
const deck = {
  cards,
  customs: { ...customs, acts: Object.assign({}, ...cards.map(({ own }) => own?.acts)) },
  words: MOMENTS.map((moment) => `moment ${moment}`),
  lines: linesPerCard(root),
  scenarios: scenarioIds(root),
  wholeBoards: wholeBoardIds(root),
};
const problems = [...problemsOf(deck), ...strayIds()];
console.log(reportOf(deck).join('\n'));
console.log(`${cards.length} cards, of which ${noScenario()} have no scenario`);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function noScenario(): number {
  return problems.filter((one) => one.endsWith('no scenario')).length;
}

/** Ids of cards that stand where no card belongs. Buildings of the other game may have the same names. */
function strayIds(): string[] {
  const ids = new Set<string>(cards.map(({ id }) => id));
  const places = /^packages\/(agricola\/src\/cards|creatures|text\/src|[^/]+\/test)\/|\.test\.ts$|\/test\//;
  return ['packages', 'tools', 'bench']
    .flatMap((folder) => typescriptFiles(root, folder))
    .filter((file) => !places.test(file))
    .flatMap((file) =>
      literalsIn(parse(root, file))
        .filter(({ text }) => ids.has(text))
        .map(({ text, line }) => `${file}:${line}: the card id '${text}' does not belong here`),
    );
}

import type { Declaration } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { isOne } from '../../amounts';
import { buildingsWith } from '../../creatures/buildings-with';
import type { ReasonPhrases, Shortfall } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { list, seatName } from '../grammar';
import { condition } from './buildings';
import { aBuilding, goods, having, joinedBuilding, onEdges, prices, spaceName, theBuilding } from './nouns';

function cannotPay({ prices: cost, have, each }: Shortfall): string {
  if (each) return `Ogni pezzo costa ${prices(cost)}; hai solo ${goods(have.filter(([, n]) => n > 0))}.`;
  return `Ti ${cost.every(isOne) ? 'serve' : 'servono'} ${prices(cost)}; ${having(have)}.`;
}

/** The buildings behind a rule: `la Casa d’Angolo`. */
function named(field: keyof Declaration): string {
  return list(buildingsWith(field).map(theBuilding), 'o');
}

/** Why something cannot be done, in Italian. */
export const reasons: ReasonPhrases = {
  occupied: ({ space }, asker) =>
    `${seatName(asker.workerOn(space))} ha già un lavoratore su «${spaceName(space)}»; scegli uno spazio azione libero.`,
  'nothing-there': () => 'Lì non c’è niente da prendere.',
  'cannot-pay': ({ prices: cost }, asker) => cannotPay(asker.shortfall(cost)),
  'no-borders': () => 'Non hai più confini nella tua riserva.',
  'no-edge': () => 'Nella tua fattoria ogni lato ha già un confine.',
  'edge-taken': ({ edge }, asker) =>
    `C’è già un confine ${onEdges([asker.edge(edge)])}; scegli un lato libero.`,
  'no-troughs': () => 'Nella riserva generale non ci sono più mangiatoie.',
  'no-trough-space': () => 'Nella tua fattoria ogni casella ha già una mangiatoia.',
  'trough-taken': ({ cell }, asker) =>
    `C’è già una mangiatoia in ${asker.cell(cell)}; scegli una casella che non ne ha.`,
  'too-many': ({ atMost }) =>
    atMost <= 0 ? 'Non puoi piazzare altro.' : `È troppo: qui puoi piazzarne al massimo ${atMost}.`,
  'too-few': ({ atLeast }) =>
    `Prima di terminare ne ${atLeast === 1 ? 'serve' : 'servono'} almeno ${atLeast}.`,
  'named-twice': () => 'Hai indicato due volte lo stesso posto; indica ogni posto una volta sola.',
  'no-tiles': () => 'Nella riserva generale non ci sono più tessere stabbio.',
  'no-space': () => 'Nella tua fattoria non c’è una casella adatta a uno stabbio.',
  'cannot-stand-there': ({ cell }, asker) =>
    `Non può stare in ${asker.cell(cell)}; scegli una delle caselle proposte.`,
  'no-stall': () => 'Non hai stabbi da trasformare in stalle.',
  'no-stall-there': ({ cell }, asker) => `In ${asker.cell(cell)} non c’è un tuo stabbio.`,
  'not-offered': ({ building }) =>
    buildings[building].kind === 'special'
      ? `${capital(theBuilding(building))} non è nell’offerta.`
      : `Qui non puoi costruire ${aBuilding(building)}, ma solo edifici speciali dell’offerta.`,
  'nothing-to-build': () => 'Nell’offerta non c’è nessun edificio speciale che tu possa costruire ora.',
  needs: ({ condition: needs }, asker) => {
    if ('turn' in needs) return `Si può costruire solo ${condition(needs)}.`;
    const have = asker.count(needs.of);
    const ofType = needs.of.count === 'fewestAnimals';
    const found = have === 0 ? `non ne hai${ofType ? ' nessuno' : ''}` : `ne hai solo ${have}`;
    return `Ti ${needs.atLeast === 1 ? 'serve' : 'servono'} ${condition(needs)}; ${ofType ? 'di un tipo ' : ''}${found}.`;
  },
  nowhere: ({ building }) => {
    const { over } = buildings[building];
    return over === undefined || over === 'cottage'
      ? `Nella tua fattoria non c’è una casella adatta ${joinedBuilding('a', building)}.`
      : `Non hai ${over === 'stall' ? 'uno stabbio' : 'una stalla'} sopra cui costruire ${theBuilding(building)}.`;
  },
  'no-expansions': () => 'Nella riserva generale non ci sono più ampliamenti.',
  'no-more-expansions': () => `Hai ${named('endsExpansion')}, quindi non puoi più aggiungere ampliamenti.`,
  'nothing-to-trade': () => 'Non hai niente da dare in cambio.',
  'no-such-trade': () => 'Questo scambio non è possibile; scegli uno di quelli proposti.',
  'no-loose-trough': () => 'Non hai mangiatoie su caselle senza edifici.',
  'nothing-to-move': () => 'Non hai né mangiatoie né stabbi da spostare.',
  'cannot-move': () =>
    'Questi pezzi non si possono spostare così: ognuno va da dove si trova a una casella libera.',
  'splits-buildings': () =>
    `Hai ${named('cluster')}, quindi i tuoi edifici devono restare uno accanto all’altro; così li separeresti.`,
  'no-room': () => 'Non c’è posto per così tanti animali; tienine di meno.',
  'not-so-many': () => 'Non hai così tanti animali.',
  'newborn-promised': () => 'Hai piazzato un confine per il cucciolo, quindi devi tenerlo.',
  'newborn-has-no-room': () =>
    'Il cucciolo non troverebbe posto; piazza il confine in modo da fargli spazio.',
  'not-owned': ({ building }) => `${capital(theBuilding(building))} non è nella tua fattoria.`,
  'not-at-any-time': ({ building }) =>
    `${capital(theBuilding(building))} non si può usare in qualsiasi momento.`,
  'work-phase-only': ({ building }) =>
    `${capital(theBuilding(building))} si può usare solo nella fase di lavoro.`,
  'not-asked': () => 'Ora non ti viene chiesto questo; scegli una delle risposte proposte.',
};

import type { Speech } from '../speech';
import { typeset } from '../typography';
import { advice } from './advice/phrases';
import { phrases as agricola } from './agricola/phrases';
import { bots } from './bots';
import { campaign } from './campaign';
import { cardResults } from './card-results';
import { phrases as creatures } from './creatures/phrases';
import { kernel, record } from './kernel';
import { phases } from './phases';
import { standing } from './standing';
import { terminal } from './terminal';
import { terms } from './terms';

/** French. */
export const french: Speech = typeset({
  advice,
  agricola,
  bots,
  campaign,
  cardResults,
  creatures,
  kernel,
  phases,
  record,
  standing,
  terminal,
  terms,
});

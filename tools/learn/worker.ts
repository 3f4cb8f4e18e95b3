// Carries out tasks of learning for the process that forked it.
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { works } from '../crew/works';
import type { Plan } from './plan';
import { type Subject, subjectsOf } from './subject';
import { carryOut, type Task } from './task';

await loadAllNetworks();

let subjects: readonly Subject[] | undefined;

works((plan: Plan, task: Task) => {
  subjects ??= subjectsOf(plan);
  return carryOut(plan, subjects, task);
});

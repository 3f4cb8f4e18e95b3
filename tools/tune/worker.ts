// Carries out tasks of tuning for the process that forked it.
import { loadAllNetworks } from '@furrow/bots/trained/index';
import { works } from '../crew/works';
import type { Plan } from './plan';
import { type Subject, subjectOf } from './subject';
import { carryOut, type Task } from './task';

await loadAllNetworks();

let subject: Subject | undefined;

works((plan: Plan, task: Task) => {
  subject ??= subjectOf(plan);
  return carryOut(plan, subject, task);
});

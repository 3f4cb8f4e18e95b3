import type { Services } from '../services';
import { block, unblock } from '../store/blocks';
import { personListRoutes } from './person-list';
import type { Route } from './route';

/** Whom I do not want to meet. */
export function blockRoutes(services: Services): readonly Route[] {
  return personListRoutes(services, {
    path: '/me/blocks',
    adding:
      'I do not want to meet this person: they take no seat where I sit, ask for no other game, and I do not read what they say.',
    removing: 'This person may come near again.',
    add: block,
    remove: unblock,
  });
}

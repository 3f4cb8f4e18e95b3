import { accountRoutes } from './accounts';
import { blockRoutes } from './blocks';
import { dailyRoutes } from './daily';
import { emailRoutes } from './email';
import { gameRoutes } from './games';
import { ladderRoutes } from './ladders';
import { meRoutes } from './me';
import { moderationRoutes } from './moderation';
import { muteRoutes } from './mutes';
import { newsRoutes } from './news';
import { notificationRoutes } from './notifications';
import { openApiRoute } from './openapi';
import type { Parts } from './parts';
import { privacyRoute } from './privacy';
import { profileRoutes } from './profiles';
import type { Route } from './route';
import { sessionRoutes } from './sessions';
import { tableReadingRoutes } from './table-reading';
import { tableRoutes } from './tables';
import { tokenRoutes } from './tokens';

/** Every door below `/api`. */
export function allRoutes(parts: Parts): readonly Route[] {
  const all: readonly Route[] = [
    ...accountRoutes(parts),
    ...sessionRoutes(parts),
    ...meRoutes(parts),
    ...profileRoutes(parts),
    ...muteRoutes(parts),
    ...blockRoutes(parts),
    ...notificationRoutes(parts),
    ...emailRoutes(parts),
    ...tokenRoutes(parts),
    ...gameRoutes(),
    ...tableRoutes(parts),
    ...tableReadingRoutes(parts),
    ...newsRoutes(parts),
    ...dailyRoutes(parts),
    ...ladderRoutes(parts),
    ...moderationRoutes(parts),
    privacyRoute(parts),
    openApiRoute(() => all),
  ];
  return all;
}

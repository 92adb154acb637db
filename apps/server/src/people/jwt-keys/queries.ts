import { activeList, ownRows } from '../../platform/db/own-rows.ts';
import { jwtKeys } from '../../platform/db/tables.ts';

export type JwtKeyRow = typeof jwtKeys.$inferSelect;

export const jwtKeyRows = ownRows(jwtKeys);

export const listRows = activeList(jwtKeys, jwtKeyRows.list);

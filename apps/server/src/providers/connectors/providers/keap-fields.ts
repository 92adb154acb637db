import { isPlainObject } from '@dowel/schema/rules';
import type { RestFunctions } from '../engine/definition.ts';
import { byReference, shownAs } from './by-reference.ts';
import { refusePassedOver } from './passed-over.ts';

/** Members of the inventory of a product. An update takes them beside the other fields. */
const INVENTORY = ['inventory_limit', 'out_of_stock_enabled', 'email_for_inventory_notifications'];

const PASSED_OVER = { orders: { create: ['payment_plan'], update: ['order_items'] } };

const references = shownAs({
  opportunities: { contact_id: 'contact', stage_id: 'stage', user_id: 'user' },
  orders: { contact_id: 'contact', order_title: 'title' },
});

/** A price is shown with its currency. Both ways, it is in the smallest unit of that. */
const prices = byReference({ products: { price: 'amount' } });

/** Fields as they are shown, and as they are taken. */
export const keapFields: Pick<RestFunctions, 'toFields' | 'toRecord' | 'sentBeside'> = {
  toFields(objectName, record) {
    const { inventory } = record;
    const inside = objectName === 'products' && isPlainObject(inventory) ? inventory : undefined;
    const shown = inside && Object.fromEntries(INVENTORY.map((name) => [name, inside[name] ?? null]));
    return { ...shown, ...references(objectName, record) };
  },
  async sentBeside(objectName, id, { getJson }, { type, record }) {
    if (objectName !== 'orders' || type !== 'update' || !Object.hasOwn(record, 'order_items'))
      return undefined;
    const { body, secrets } = await getJson({ path: '/crm/rest/v2/orders/{id}' }, { objectName, id });
    refusePassedOver('Keap', PASSED_OVER, { objectName, record, type }, body.record('.', secrets));
    return undefined;
  },
  toRecord(objectName, shown, type) {
    const record = prices(objectName, shown, type);
    if (type === 'create') refusePassedOver('Keap', PASSED_OVER, { objectName, record, type });
    if (objectName !== 'products') return record;
    const { inventory, ...others } = record;
    if (type === 'update') return { ...Object(inventory), ...others };
    const partOf = (isInside: boolean) =>
      Object.fromEntries(Object.entries(others).filter(([name]) => INVENTORY.includes(name) === isInside));
    const inside = partOf(true);
    if (Object.keys(inside).length === 0) return record;
    return { ...partOf(false), inventory: { ...Object(inventory), ...inside } };
  },
};

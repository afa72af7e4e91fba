import * as z from "zod/mini";

export interface EventDefinition<Detail extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  version: number;
  detail: Detail;
}

/**
 * Defines an event with flat fields: ids, no personal data. Removing a field or changing its meaning needs a new
 * version (docs/adr/0033).
 */
export const defineEvent = <const Fields extends Record<string, z.ZodMiniType<number | string | undefined>>>(
  version: number,
  fields: Fields,
) => ({ version, detail: z.object(fields) });

export const idField = z.int().check(z.gte(1));

const carriedField = z.union([z.object({ N: z.string() }), z.object({ S: z.string() })]);

/**
 * Event on the bus. The pipe forwards the fields in DynamoDB's JSON format, because it can only unpack fields that its
 * template names.
 */
export const carriedEvent = z.object({ id: z.string(), detail: z.record(z.string(), carriedField) });

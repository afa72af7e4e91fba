import * as z from "zod/mini";

export interface EventDefinition<Detail extends z.ZodMiniType<object> = z.ZodMiniType<object>> {
  version: number;
  detail: Detail;
}

/**
 * Defines an event. Its fields are flat and contain ids but no personal data. Removing a field or changing its meaning
 * requires a new version (docs/adr/0033).
 */
export const defineEvent = <const Fields extends Record<string, z.ZodMiniType<number | string | undefined>>>(
  version: number,
  fields: Fields,
) => ({ version, detail: z.object(fields) });

export const idField = z.int().check(z.gte(1));

const carriedField = z.union([z.object({ N: z.string() }), z.object({ S: z.string() })]);

/**
 * Event as it arrives on the bus. The fields stay in DynamoDB's JSON format (`{ N }`, `{ S }`), because the pipe can
 * only convert fields that its template names.
 */
export const carriedEvent = z.object({ id: z.string(), detail: z.record(z.string(), carriedField) });

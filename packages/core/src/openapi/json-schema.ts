import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

/** A contract schema as JSON Schema 2020-12: what a caller may send (`input`) or will get (`output`). */
export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (io === "output" || !(zodSchema instanceof z.ZodMiniObject)) return;
      const required = jsonSchema.required?.filter((name) => !mayBeMissing(zodSchema.def.shape[name]));
      if (required?.length) jsonSchema.required = required;
      else delete jsonSchema.required;
    },
  });
  return plain;
}

/** Fields that fill themselves in (empty texts, null dates) are formally required; asking them tells. */
const mayBeMissing = (field: unknown): boolean => field instanceof z.ZodMiniType && field.safeParse(undefined).success;

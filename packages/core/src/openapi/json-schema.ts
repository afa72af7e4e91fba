import * as z from "zod/mini";

export type JsonSchema = Record<string, unknown>;

export function jsonSchemaOf(schema: z.ZodMiniType, io: "input" | "output"): JsonSchema {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema instanceof z.ZodMiniRecord) nameKeys(jsonSchema);
      if (io === "output") return;
      if (zodSchema instanceof z.ZodMiniObject) nameRequired(zodSchema, jsonSchema);
      if (zodSchema instanceof z.ZodMiniPipe) addBlanks(zodSchema, jsonSchema);
    },
  });
  return plain;
}

/**
 * Sets `required` to the fields without which the schema refuses an object. zod also counts fields with a default as
 * required, so each field is tested with `undefined`.
 */
function nameRequired(schema: z.ZodMiniObject, json: JsonSchema): void {
  const names = Object.entries(schema.def.shape).filter(([, field]) => !z.safeParse(field, undefined).success);
  if (names.length > 0) json.required = names.map(([name]) => name);
  else delete json.required;
}

function addBlanks(schema: z.ZodMiniPipe, json: JsonSchema): void {
  if (!(schema.def.in instanceof z.ZodMiniTransform)) return;
  const takes = (blank: unknown) => z.safeParse(schema, blank).success;
  if (typeof json.type === "string" && takes(null)) json.type = [json.type, "null"];
  if (Array.isArray(json.anyOf) && takes("")) json.anyOf.push({ const: "" });
}

function nameKeys(json: JsonSchema): void {
  const { propertyNames, additionalProperties } = json;
  const keys = (propertyNames as JsonSchema | undefined)?.enum;
  if (!Array.isArray(keys)) return;
  delete json.propertyNames;
  json.properties = Object.fromEntries(keys.map((key) => [key, additionalProperties]));
  json.additionalProperties = false;
}

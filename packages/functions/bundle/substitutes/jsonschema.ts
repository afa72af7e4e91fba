/**
 * In place of `jsonschema`, with which ElectroDB checks models while they load: the tests do that, with the real one.
 * What remains is how ElectroDB tells a model from an entity.
 */
export class Validator {
  // ElectroDB adds formats of its own here.
  declare customFormats: Record<string, unknown>;
  static {
    Validator.prototype.customFormats = {};
  }

  addSchema(): void {}

  validate(value: object): { errors: { property: string; message: string }[] } {
    const isModel = "attributes" in value && "indexes" in value;
    return { errors: isModel ? [] : [{ property: "instance", message: "is not a model" }] };
  }
}

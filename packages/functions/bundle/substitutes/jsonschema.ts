/** In place of `jsonschema`: what ElectroDB needs to load models. The tests check these, with the real one. */
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

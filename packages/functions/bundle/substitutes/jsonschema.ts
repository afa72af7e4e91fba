/**
 * Replaces `jsonschema` with the few functions that ElectroDB needs to load models. Tests validate the models with the
 * real package.
 */
export class Validator {
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

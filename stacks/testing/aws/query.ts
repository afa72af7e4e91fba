/** Request in the query protocol of CloudFormation and STS, which uses form fields. Answers are in XML. */
export class Form {
  readonly #fields: URLSearchParams;

  constructor(body: string) {
    this.#fields = new URLSearchParams(body);
  }

  text(name: string): string | undefined {
    return this.#fields.get(name) ?? undefined;
  }

  /** Returns the values of a list, whose fields are `Capabilities.member.1` and so on. */
  list(name: string): string[] {
    return [...this.#fields].filter(([key]) => /^\d+$/.test(after(`${name}.member.`, key))).map(([, value]) => value);
  }

  /**
   * Returns the pairs of a list as an object. Each `Parameters.member.1.ParameterKey` has a `ParameterValue`, and so
   * on.
   */
  pairs(name: string, key: string, value: string): Record<string, string> {
    const keys = [...this.#fields].filter(
      ([field]) => field.startsWith(`${name}.member.`) && field.endsWith(`.${key}`),
    );
    return Object.fromEntries(
      keys.map(([field, found]) => [found, this.#fields.get(field.replace(/[^.]+$/, value)) ?? ""]),
    );
  }
}

const after = (prefix: string, text: string) => (text.startsWith(prefix) ? text.slice(prefix.length) : "");

export type Xml = string | number | boolean | undefined | Xml[] | { [tag: string]: Xml };

/** Action of a service. Returns the content of the answer. */
export type Action = (form: Form, region: string) => Xml;

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Serializes a value as XML. Lists become `<member>` elements, and undefined values are omitted. */
export function xml(value: Xml): string {
  if (Array.isArray(value)) return value.map((one) => `<member>${xml(one)}</member>`).join("");
  if (typeof value !== "object") return String(value).replace(/[&<>"]/g, (sign) => escaped[sign] ?? sign);
  const given = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return given.map(([tag, inner]) => `<${tag}>${xml(inner)}</${tag}>`).join("");
}

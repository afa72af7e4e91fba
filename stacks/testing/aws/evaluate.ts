import type { Json, Properties } from "../templates.ts";
import { accountId, Refusal, type Resource } from "./account.ts";

export interface Template {
  Parameters?: Record<string, { Type: string; Default?: Json }>;
  Mappings?: Record<string, Record<string, Properties>>;
  Conditions?: Record<string, Json>;
  Rules?: Record<string, { Assertions: { Assert: Json; AssertDescription?: string }[] }>;
  Resources: Record<string, Declared>;
  Outputs?: Record<string, { Value: Json; Condition?: string; Export?: { Name: Json } }>;
}

interface Declared {
  Type: string;
  Properties?: Properties;
  Condition?: string;
  DependsOn?: string | string[];
}

export interface Surroundings {
  region: string;
  stackName: string;
  stackId: string;
  parameters: Record<string, string>;
  /**
   * Returns the value of an export.
   * @throws when no stack exports it
   */
  imported: (name: string) => Json;
}

const nothing = Symbol("AWS::NoValue");
type Value = Json | typeof nothing;
const refuse = (message: string) => new Refusal("ValidationError", message);
const textOf = (value: Json): string => (typeof value === "object" ? JSON.stringify(value) : String(value));
const isObject = (value: Json): value is Properties =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Resolves the functions and references of one template as CloudFormation does. Refuses unknown functions. */
export class Evaluation {
  readonly #template: Template;
  readonly #around: Surroundings;
  readonly #made = new Map<string, Resource>();
  readonly #path: string[] = [];

  constructor(template: Template, around: Surroundings) {
    this.#template = template;
    this.#around = around;
  }

  /** Returns all resources of the template whose condition is true. */
  resources(): Resource[] {
    const declared = Object.entries(this.#template.Resources);
    return declared.filter(([, { Condition }]) => this.holds(Condition)).map(([id]) => this.#resource(id));
  }

  /** Returns whether a condition of the template is true. Without a condition, the result is true. */
  holds(name: string | undefined): boolean {
    if (name === undefined) return true;
    const condition = this.#template.Conditions?.[name];
    if (condition === undefined) throw refuse(`Template format error: Unresolved condition dependency ${name}`);
    return this.value(condition) === true;
  }

  /** Returns a value with all functions resolved, or null for `AWS::NoValue`. */
  value(given: Json): Json {
    const value = this.#value(given);
    return value === nothing ? null : value;
  }

  #value(given: Json): Value {
    if (Array.isArray(given)) return given.map((one) => this.#value(one)).filter((one) => one !== nothing);
    if (!isObject(given)) return given;
    const [[name, args] = ["", null], ...others] = Object.entries(given);
    if (others.length === 0 && (name === "Ref" || name === "Condition" || name.startsWith("Fn::"))) {
      // `Condition` can also be the only key of a policy statement. Its value is then an object. Only a string is the
      // name of a condition.
      if (name !== "Condition" || typeof args === "string") return this.#call(name, args);
    }
    const entries = Object.entries(given).map(([key, value]) => [key, this.#value(value)] as const);
    return Object.fromEntries(entries.filter((entry): entry is [string, Json] => entry[1] !== nothing));
  }

  #call(name: string, given: Json): Value {
    if (name === "Ref") return this.#ref(String(given));
    if (name === "Condition") return this.holds(String(given));
    if (name === "Fn::If") return this.#if(given);
    if (name === "Fn::Sub") return this.#sub(given);
    if (name === "Fn::GetAtt") return this.#attribute(given);
    const args = this.value(given);
    const call = this.#functions[name];
    if (!call) throw refuse(`Template format error: ${name} is not supported`);
    return call(Array.isArray(args) ? args : [args]);
  }

  readonly #functions: Record<string, (args: Json[]) => Json> = {
    "Fn::Join": ([separator, parts]) => listOf(parts).map(textOf).join(String(separator)),
    "Fn::Select": ([index, list]) => {
      const found = listOf(list)[Number(index)];
      if (found === undefined) throw refuse(`Template error: Fn::Select cannot select nonexistent value at ${index}`);
      return found;
    },
    "Fn::Split": ([separator, text]) => String(text).split(String(separator)),
    "Fn::Equals": ([one, other]) => JSON.stringify(one) === JSON.stringify(other),
    "Fn::Not": ([one]) => one !== true,
    "Fn::And": (all) => all.every((one) => one === true),
    "Fn::Or": (all) => all.some((one) => one === true),
    "Fn::Contains": ([list, value]) =>
      listOf(list)
        .map(textOf)
        .includes(textOf(value ?? null)),
    "Fn::Base64": ([text]) => Buffer.from(String(text)).toString("base64"),
    "Fn::FindInMap": ([map, first, second]) => {
      const found = this.#template.Mappings?.[String(map)]?.[String(first)]?.[String(second)];
      if (found === undefined) throw refuse(`Template error: Unable to get mapping for ${map}::${first}::${second}`);
      return found;
    },
    "Fn::ImportValue": ([name]) => this.#around.imported(String(name)),
  };

  #if(given: Json): Value {
    const [condition = null, yes = null, no = null] = listOf(given);
    return this.#value(this.holds(String(condition)) ? yes : no);
  }

  #sub(given: Json): Json {
    const [text, variables] = Array.isArray(given) ? given : [given];
    return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
      if (literal) return `\${${name}}`;
      const own = isObject(variables ?? null) ? (variables as Properties)[name] : undefined;
      if (own !== undefined) return textOf(this.value(own));
      const [id = "", ...attribute] = name.split(".");
      const value = attribute.length > 0 ? this.#attribute([id, attribute.join(".")]) : this.#ref(name);
      return value === nothing ? "" : textOf(value);
    });
  }

  #ref(name: string): Value {
    if (name === "AWS::NoValue") return nothing;
    const pseudo = this.#pseudo(name) ?? this.#around.parameters[name];
    if (pseudo !== undefined) return pseudo;
    const { physicalId } = this.#resource(name);
    return physicalId;
  }

  #pseudo(name: string): string | undefined {
    const { region, stackId, stackName } = this.#around;
    const known: Record<string, string> = {
      "AWS::AccountId": accountId,
      "AWS::Partition": "aws",
      "AWS::Region": region,
    };
    Object.assign(known, { "AWS::StackId": stackId, "AWS::StackName": stackName, "AWS::URLSuffix": "amazonaws.com" });
    return known[name];
  }

  #attribute(given: Json): Json {
    const [id = "", ...rest] = Array.isArray(given) ? given.map(String) : String(given).split(".");
    const name = rest.join(".");
    const { type, physicalId, properties } = this.#resource(id);
    const [, service = "", kind = ""] = type.toLowerCase().split("::");
    const region = service === "iam" ? "" : this.#around.region;
    if (name === "Arn") return `arn:aws:${service}:${region}:${accountId}:${kind}/${physicalId}`;
    return properties[name] ?? `${physicalId}.${name}`;
  }

  /** Creates a resource. Resources to which it refers are created first. */
  #resource(id: string): Resource {
    const made = this.#made.get(id);
    if (made) return made;
    const declared = this.#template.Resources[id];
    if (!declared || !this.holds(declared.Condition)) {
      throw refuse(`Template format error: Unresolved resource dependencies [${id}] in the Resources block`);
    }
    if (this.#path.includes(id)) throw refuse(`Circular dependency between resources: [${this.#path.join(", ")}]`);
    this.#path.push(id);
    for (const other of [declared.DependsOn ?? []].flat()) if (this.#template.Resources[other]) this.#resource(other);
    const properties = this.value(declared.Properties ?? {}) as Properties;
    this.#path.pop();
    const resource = {
      logicalId: id,
      type: declared.Type,
      physicalId: this.#name(id, declared.Type, properties),
      properties,
    };
    this.#made.set(id, resource);
    return resource;
  }

  #name(id: string, type: string, properties: Properties): string {
    const kind = type.split("::").at(-1);
    const name = properties[`${kind}Name`] ?? (namedByName.test(type) ? properties.Name : undefined);
    if (name !== undefined) return textOf(name);
    // Bucket names must be in lower case.
    return `${this.#around.stackName}-${id}-${this.#around.stackId.slice(-12)}`.toLowerCase();
  }
}

/** Pattern of the resource types whose `Name` must be unique in a region. */
const namedByName =
  /^AWS::(SSM::Parameter|SecretsManager::Secret|Events::EventBus|Scheduler::Schedule|SES::ConfigurationSet|CloudFront::\w+)$/;
const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);

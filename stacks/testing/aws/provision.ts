import { parse } from "yaml";
import type { Json } from "../templates.ts";
import { type Account, accountId, type Output, Refusal, type Resource, type Stack } from "./account.ts";
import { Evaluation, type Template } from "./evaluate.ts";

export interface Order {
  region: string;
  stackName: string;
  stackId: string;
  template: string;
  parameters: Record<string, string>;
  tags: Record<string, string>;
  capabilities: string[];
}

export type Provisioned = Pick<Stack, "resources" | "outputs" | "imports">;

const invalid = (message: string) => new Refusal("ValidationError", message);

/**
 * Validates an order as CloudFormation does before creating resources.
 * @throws Refusal when the template is invalid
 */
export function examine(account: Account, order: Order): void {
  const template = read(order);
  const { Resources, Outputs = {} } = template;
  if (Object.keys(Resources).length > 500) throw invalid("Template format error: Number of resources exceeds 500");
  if (Object.keys(Outputs).length > 200) throw invalid("Template format error: Number of outputs exceeds 200");
  const { length: references } = order.template.match(/\{\{resolve:/g) ?? [];
  if (references > 60) throw invalid(`Template format error: Number of dynamic references, ${references}, exceeds 60`);
  examineCapabilities(Object.values(Resources), order);
  // Imports need no values here, because CloudFormation resolves them while it creates resources.
  const evaluation = evaluationOf(account, order, () => "");
  for (const { Assertions } of Object.values(template.Rules ?? {})) {
    const broken = Assertions.find(({ Assert }) => evaluation.value(Assert) !== true);
    if (broken) throw invalid(`Template error: ${broken.AssertDescription}`);
  }
  evaluation.resources();
  outputsOf(template, evaluation);
}

/**
 * Creates the resources of an order.
 * @throws Refusal with the reason for which CloudFormation rolls back
 */
export function provision(account: Account, order: Order): Provisioned {
  const imports: string[] = [];
  const evaluation = evaluationOf(account, order, (name) => {
    const value = account.exported(order.region, name);
    if (value === undefined) throw invalid(`No export named ${name} found. Rollback requested by user.`);
    imports.push(name);
    return value;
  });
  const resources = evaluation.resources();
  const outputs = outputsOf(read(order), evaluation);
  const others = account.stacks.filter(({ id }) => id !== order.stackId);
  examineQuotas([...others.flatMap((one) => one.resources), ...resources]);
  for (const resource of resources) {
    examineName(others, order.region, resource);
    for (const text of textsIn(resource.properties)) examineText(account, order.region, text);
  }
  examineExports(others, order.region, outputs);
  return { resources, outputs, imports };
}

function read({ template: text }: Order): Template {
  if (Buffer.byteLength(text) > 1_000_000) throw invalid("Template may not exceed 1000000 bytes in size");
  // JSON comes from SST. `cdk bootstrap` writes YAML.
  const template: Template = text.startsWith("{") ? JSON.parse(text) : parse(text);
  if (!template.Resources) throw invalid("Template format error: At least one Resources member must be defined");
  return template;
}

function examineCapabilities(resources: Template["Resources"][string][], { capabilities }: Order): void {
  const roles = resources.filter(({ Type }) => Type.startsWith("AWS::IAM::"));
  const isNamed = roles.some(({ Properties = {} }) => "RoleName" in Properties || "ManagedPolicyName" in Properties);
  const needed = isNamed ? ["CAPABILITY_NAMED_IAM"] : ["CAPABILITY_IAM", "CAPABILITY_NAMED_IAM"];
  if (roles.length > 0 && !needed.some((one) => capabilities.includes(one))) {
    throw new Refusal("InsufficientCapabilitiesException", `Requires capabilities : [${needed[0]}]`);
  }
}

function evaluationOf(account: Account, order: Order, imported: (name: string) => Json): Evaluation {
  const template = read(order);
  const { region, stackName, stackId } = order;
  return new Evaluation(template, {
    region,
    stackName,
    stackId,
    imported,
    parameters: parametersOf(account, order, template),
  });
}

/**
 * Returns the value of each parameter: the given value, the default, or the value of the SSM parameter that it names.
 */
function parametersOf(account: Account, order: Order, { Parameters = {} }: Template): Record<string, string> {
  const unknown = Object.keys(order.parameters).filter((name) => !Parameters[name]);
  if (unknown.length > 0) throw invalid(`Parameters: [${unknown}] do not exist in the template`);
  const values = Object.entries(Parameters).map(([name, { Type, Default }]) => {
    const value = order.parameters[name] ?? (Default === undefined ? undefined : String(Default));
    if (value === undefined) throw invalid(`Parameters: [${name}] must have values`);
    if (!Type.startsWith("AWS::SSM::Parameter::Value<")) return [name, value];
    const found = account.parameter(order.region, value);
    if (found === undefined)
      throw invalid(`Unable to fetch parameters [${value}] from parameter store for this account.`);
    return [name, found];
  });
  return Object.fromEntries(values);
}

function outputsOf({ Outputs = {} }: Template, evaluation: Evaluation): Output[] {
  const made = Object.entries(Outputs).filter(([, { Condition }]) => evaluation.holds(Condition));
  return made.map(([key, { Value, Export }]) => ({
    key,
    value: textOf(evaluation.value(Value)),
    ...(Export && { exportName: textOf(evaluation.value(Export.Name)) }),
  }));
}

const textOf = (value: Json) => (typeof value === "string" ? value : JSON.stringify(value));

/** Maximum number of resources of a type in a new AWS account, over all regions. */
const quotas: Record<string, { most: number; refusal: string }> = {
  "AWS::CloudFront::ResponseHeadersPolicy": { most: 20, refusal: "TooManyResponseHeadersPolicies" },
};

function examineQuotas(resources: readonly Resource[]): void {
  for (const [type, { most, refusal }] of Object.entries(quotas)) {
    if (resources.filter((one) => one.type === type).length > most)
      throw invalid(`Resource handler returned message: "${refusal}", the account's limit is ${most}`);
  }
}

/** Pattern of the resource types whose names must be unique only inside a role or an API. */
const namedInside = /^AWS::(IAM::Policy|ApiGatewayV2::Stage)$/;

function examineName(others: Stack[], region: string, { type, physicalId }: Resource): void {
  const isGlobal = /^AWS::(IAM|S3|CloudFront)::/.test(type);
  const rivals = others.filter((one) => isGlobal || one.region === region).flatMap((one) => one.resources);
  const isTaken = rivals.some((one) => one.type === type && one.physicalId === physicalId);
  if (isTaken && !namedInside.test(type)) throw invalid(`${type} ${physicalId} already exists`);
}

/** Checks a text inside a resource. An asset that it names must be uploaded, and a resolved parameter must exist. */
function examineText(account: Account, region: string, text: string): void {
  const isAsset = /^[0-9a-f]{64}\.\w+$/.test(text);
  if (isAsset && !account.objects.has(`cdk-hnb659fds-assets-${accountId}-${region}/${text}`)) {
    throw invalid(`Error occurred while GetObject. S3 Error Code: NoSuchKey. S3 Error Message: ${text} is not there.`);
  }
  const parameter = /\{\{resolve:ssm(?:-secure)?:([^:}]+)/.exec(text)?.[1];
  if (parameter && account.parameter(region, parameter) === undefined) {
    throw invalid(`Parameters: [ssm:${parameter}] cannot be found.`);
  }
}

function textsIn(value: Json): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Refuses outputs whose export name another stack of the region already uses. */
function examineExports(others: Stack[], region: string, outputs: Output[]): void {
  const there = others.filter((one) => one.region === region).flatMap((one) => one.outputs);
  const taken = outputs.find(({ exportName }) => exportName && there.some((one) => one.exportName === exportName));
  if (taken) throw invalid(`Export with name ${taken.exportName} is already exported by another stack`);
}

/**
 * Checks that an update keeps the exports which other stacks import.
 * @throws Refusal when it would remove or change such an export
 */
export function keepUsedExports(account: Account, stack: Stack, outputs: Output[]): void {
  for (const { exportName, value } of stack.outputs) {
    if (!exportName || outputs.some((one) => one.exportName === exportName && one.value === value)) continue;
    const users = importersOf(account, stack.region, exportName);
    if (users.length > 0)
      throw invalid(`Export ${exportName} cannot be deleted as it is in use by ${users.join(" and ")}`);
  }
}

export const importersOf = (account: Account, region: string, exportName: string): string[] =>
  account.stacks.filter((one) => one.region === region && one.imports.includes(exportName)).map(({ name }) => name);

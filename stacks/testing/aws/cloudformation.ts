import { type Account, accountId, moment, Refusal, type Stack } from "./account.ts";
import { examine, importersOf, keepUsedExports, type Order, provision } from "./provision.ts";
import type { Action, Form, Xml } from "./query.ts";

const invalid = (message: string) => new Refusal("ValidationError", message);

interface ChangeSet {
  id: string;
  name: string;
  order: Order;
  /** True when the change set creates its stack. */
  isNew: boolean;
}

/** Emulates the actions of CloudFormation that `sst` and `cdk bootstrap` call. Refuses all others. */
export class CloudFormation {
  readonly #account: Account;
  readonly #changeSets: ChangeSet[] = [];

  constructor(account: Account) {
    this.#account = account;
  }

  readonly actions: Record<string, Action> = {
    CreateStack: (form, region) => {
      const order = this.#order(form, region);
      if (this.#account.stack(region, order.stackName)) {
        throw new Refusal("AlreadyExistsException", `Stack [${order.stackName}] already exists`);
      }
      examine(this.#account, order);
      this.#account.stacks.push(newStack(order, "CREATE_IN_PROGRESS"));
      void this.#finish(order, "CREATE");
      return { StackId: order.stackId };
    },
    UpdateStack: (form, region) => {
      const order = this.#order(form, region);
      this.#begin(order);
      void this.#finish(order, "UPDATE");
      return { StackId: order.stackId };
    },
    DeleteStack: (form, region) => {
      const stack = this.#account.stack(region, required(form, "StackName"));
      if (stack) void this.#delete(stack);
      return {};
    },
    DescribeStacks: (form, region) => ({ Stacks: [described(this.#stack(form, region))] }),
    DescribeStackResources: (form, region) => {
      const { id, name, resources, status } = this.#stack(form, region);
      const about = { StackId: id, StackName: name, Timestamp: new Date().toISOString(), ResourceStatus: status };
      return {
        StackResources: resources.map(({ logicalId, physicalId, type }) => ({
          ...about,
          LogicalResourceId: logicalId,
          PhysicalResourceId: physicalId,
          ResourceType: type,
        })),
      };
    },
    DescribeStackEvents: (form, region) => {
      const { id, name, events } = this.#stack(form, region);
      const about = { StackId: id, StackName: name, LogicalResourceId: name, PhysicalResourceId: id };
      return {
        StackEvents: events.map(({ id: EventId, at: Timestamp, status, reason }) => ({
          ...about,
          EventId,
          Timestamp,
          ResourceType: "AWS::CloudFormation::Stack",
          ResourceStatus: status,
          ResourceStatusReason: reason,
        })),
      };
    },
    GetTemplate: (form, region) => ({ TemplateBody: this.#stack(form, region).template }),
    ListImports: (form, region) => {
      const name = required(form, "ExportName");
      const users = importersOf(this.#account, region, name);
      if (users.length === 0) throw invalid(`Export '${name}' is not imported by any stack.`);
      return { Imports: users };
    },
    CreateChangeSet: (form, region) => {
      const order = this.#order(form, region);
      const isNew = form.text("ChangeSetType") === "CREATE";
      examine(this.#account, order);
      if (isNew && !this.#account.stack(region, order.stackName)) {
        this.#account.stacks.push(newStack(order, "REVIEW_IN_PROGRESS"));
      }
      const name = required(form, "ChangeSetName");
      const id = order.stackId.replace(/stack\/.*/, `changeSet/${name}/${crypto.randomUUID()}`);
      this.#changeSets.push({ id, name, order, isNew });
      return { Id: id, StackId: order.stackId };
    },
    DescribeChangeSet: (form) => {
      const { id, name, order } = this.#changeSet(form);
      const about = { ChangeSetId: id, ChangeSetName: name, StackName: order.stackName, StackId: order.stackId };
      const Changes = [{ Type: "Resource", ResourceChange: { Action: "Add", LogicalResourceId: "All" } }];
      return { ...about, Status: "CREATE_COMPLETE", ExecutionStatus: "AVAILABLE", Changes };
    },
    ExecuteChangeSet: (form) => {
      const { order, isNew } = this.#changeSet(form);
      if (!isNew) this.#begin(order);
      void this.#finish(order, isNew ? "CREATE" : "UPDATE");
      return {};
    },
    DeleteChangeSet: () => ({}),
  };

  #stack(form: Form, region: string): Stack {
    const name = required(form, "StackName");
    const stack = this.#account.stack(region, name);
    if (!stack) throw invalid(`Stack with id ${name} does not exist`);
    return stack;
  }

  #changeSet(form: Form): ChangeSet {
    const wanted = required(form, "ChangeSetName");
    const found = this.#changeSets.find(({ id, name }) => id === wanted || name === wanted);
    if (!found) throw new Refusal("ChangeSetNotFound", `ChangeSet [${wanted}] does not exist`, 404);
    return found;
  }

  #order(form: Form, region: string): Order {
    const stackName = required(form, "StackName");
    if (!/^[a-zA-Z][-a-zA-Z0-9]{0,127}$/.test(stackName)) throw invalid(`${stackName} is no name of a stack`);
    const role = form.text("RoleARN");
    if (role && !this.#account.hasRole(role)) throw invalid(`Role ${role} is invalid or cannot be assumed`);
    const known = this.#account.stack(region, stackName);
    return {
      region,
      stackName,
      stackId: known?.id ?? `arn:aws:cloudformation:${region}:${accountId}:stack/${stackName}/${crypto.randomUUID()}`,
      template: this.#template(form),
      parameters: form.pairs("Parameters", "ParameterKey", "ParameterValue"),
      tags: form.pairs("Tags", "Key", "Value"),
      capabilities: form.list("Capabilities"),
    };
  }

  #template(form: Form): string {
    const body = form.text("TemplateBody");
    if (body && Buffer.byteLength(body) > 51_200) throw invalid("templateBody must not exceed 51200 bytes");
    const [, file = ""] = /^https:\/\/s3\.[\w-]+\.amazonaws\.com\/(.+)$/.exec(form.text("TemplateURL") ?? "") ?? [];
    const template = body ?? this.#account.objects.get(file)?.toString();
    if (!template) throw invalid("TemplateURL must reference a valid S3 object to which you have access.");
    return template;
  }

  #begin(order: Order): void {
    const stack = this.#account.stack(order.region, order.stackName);
    if (!stack) throw invalid(`Stack [${order.stackName}] does not exist`);
    const isUp = /^(CREATE|UPDATE|UPDATE_ROLLBACK)_COMPLETE$/.test(stack.status);
    if (!isUp) throw invalid(`Stack:${stack.id} is in ${stack.status} state and can not be updated.`);
    examine(this.#account, order);
    const { template, tags, parameters } = order;
    const isSame =
      JSON.stringify([template, tags, parameters]) === JSON.stringify([stack.template, stack.tags, stack.parameters]);
    if (isSame) throw invalid("No updates are to be performed.");
    report(stack, "UPDATE_IN_PROGRESS");
  }

  /** Creates or updates the stack of an accepted order. On an error, rolls back and records the reason. */
  async #finish(order: Order, kind: "CREATE" | "UPDATE"): Promise<void> {
    const stack = this.#account.stack(order.region, order.stackName);
    if (!stack) return;
    report(stack, `${kind}_IN_PROGRESS`);
    await moment();
    try {
      const made = provision(this.#account, order);
      keepUsedExports(this.#account, stack, made.outputs);
      Object.assign(stack, made, { template: order.template, tags: order.tags, parameters: order.parameters });
      report(stack, `${kind}_COMPLETE`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(stack, `${kind}_FAILED`, error.message);
      report(stack, kind === "CREATE" ? "ROLLBACK_COMPLETE" : "UPDATE_ROLLBACK_COMPLETE");
    }
    this.#account.changes.push(`${stack.name}: ${stack.status}`);
  }

  async #delete(stack: Stack): Promise<void> {
    report(stack, "DELETE_IN_PROGRESS");
    await moment();
    try {
      keepUsedExports(this.#account, stack, []);
      this.#account.stacks.splice(this.#account.stacks.indexOf(stack), 1);
      this.#account.changes.push(`${stack.name}: DELETE_COMPLETE`);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      report(stack, "DELETE_FAILED", error.message);
    }
  }
}

function required(form: Form, name: string): string {
  const value = form.text(name);
  if (!value) throw invalid(`1 validation error detected: Value null at '${name}' failed to satisfy constraint`);
  return value;
}

const newStack = ({ stackName, stackId, region, template, tags, parameters }: Order, status: string): Stack => ({
  name: stackName,
  id: stackId,
  region,
  status,
  template,
  tags,
  parameters,
  resources: [],
  outputs: [],
  imports: [],
  events: [],
});

function report(stack: Stack, status: string, reason?: string): void {
  stack.status = status;
  stack.events.unshift({ id: crypto.randomUUID(), at: new Date().toISOString(), status, ...(reason && { reason }) });
}

const described = ({ name, id, status, outputs, tags, parameters }: Stack): Xml => ({
  StackName: name,
  StackId: id,
  StackStatus: status,
  CreationTime: new Date().toISOString(),
  Outputs: outputs.map(({ key, value, exportName }) => ({
    OutputKey: key,
    OutputValue: value,
    ExportName: exportName,
  })),
  Tags: Object.entries(tags).map(([Key, Value]) => ({ Key, Value })),
  Parameters: Object.entries(parameters).map(([ParameterKey, ParameterValue]) => ({ ParameterKey, ParameterValue })),
});

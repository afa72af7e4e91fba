import type { LeadRow } from "@linkedpotential/contract/leads/schema";
import type { Task } from "@linkedpotential/contract/tasks/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { Answer, PatientClient, Tally } from "./client.ts";

/** Simulated user, with the data that the server must have at the end according to its answers. */
export interface Person {
  token: string;
  userId: number;
  leads: Map<number, string>;
  tasks: Map<number, string>;
}

type Step = (person: Person, send: PatientClient, number: number) => Promise<void>;

const newest = (known: Map<number, string>): number | undefined => [...known.keys()].at(-1);

const createLead: Step = async (person, send, number) => {
  const body = newLead({ name: `Lead ${number}` });
  const { json } = await send("leads/create", { token: person.token, body });
  person.leads.set((json as LeadRow).id, body.name);
};

const renameLead: Step = async (person, send, number) => {
  const id = newest(person.leads);
  if (id === undefined) return;
  const name = `Umbenannt ${number}`;
  await send("leads/update", { token: person.token, params: { leadId: String(id) }, body: { name } });
  person.leads.set(id, name);
};

const deleteLead: Step = async (person, send) => {
  const id = newest(person.leads);
  if (id === undefined) return;
  const params = { leadId: String(id) };
  // Accept 404: an earlier attempt may have deleted the lead although its answer was lost.
  await send("leads/delete", { token: person.token, params, accepted: [404] });
  person.leads.delete(id);
};

const createTask: Step = async (person, send, number) => {
  const body = newTask({ title: `Aufgabe ${number}` });
  const { json } = await send("tasks/create", { token: person.token, body });
  person.tasks.set((json as Task).id, body.title);
};

const deleteTask: Step = async (person, send) => {
  const id = newest(person.tasks);
  if (id === undefined) return;
  await send("tasks/delete", { token: person.token, params: { taskId: String(id) }, accepted: [404] });
  person.tasks.delete(id);
};

const readLists: Step = async (person, send) => {
  for (const id of ["notifications/list", "community/list", "live-trainings/list"] as const)
    await send(id, { token: person.token });
};

const day: readonly Step[] = [
  createLead,
  createTask,
  renameLead,
  readLists,
  createLead,
  deleteLead,
  createTask,
  deleteTask,
];

/** Sends the calls of a user one after another. The steps of one working day are repeated. */
export async function work(person: Person, send: PatientClient, steps: number): Promise<void> {
  for (let number = 0; number < steps; number += 1) await day[number % day.length]?.(person, send, number);
}

export async function compare(person: Person, send: PatientClient, { problems }: Tally): Promise<void> {
  const leads = await whole<LeadRow>(send, "leads/list", person.token);
  const tasks = await whole<Task>(send, "tasks/list", person.token);
  const storedLeads = new Map(leads.map(({ id, name }) => [id, name]));
  const storedTasks = new Map(tasks.map(({ id, title }) => [id, title]));
  problems.push(...differences("lead", person.leads, storedLeads), ...differences("task", person.tasks, storedTasks));
}

async function whole<Item>(send: PatientClient, id: "leads/list" | "tasks/list", token: string): Promise<Item[]> {
  const items: Item[] = [];
  let cursor: string | null = null;
  do {
    const answer: Answer = await send(id, { token, ...(cursor && { query: { cursor } }) });
    items.push(...(answer.json as Item[]));
    cursor = answer.cursor;
  } while (cursor);
  return items;
}

function* differences(what: string, known: Map<number, string>, stored: Map<number, string>): Generator<string> {
  for (const [id, name] of known) {
    if (!stored.has(id)) yield `missing ${what} ${id}: ${name}`;
    else if (stored.get(id) !== name) yield `${what} ${id} is ${stored.get(id)}, not ${name}`;
  }
  for (const [id, name] of stored) if (!known.has(id)) yield `unknown ${what} ${id}: ${name}`;
}

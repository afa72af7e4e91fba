import { endpoints } from "@linkedpotential/contract/endpoints";
import type { NewLead } from "@linkedpotential/contract/leads/schema";
import { fullLead, newLead } from "@linkedpotential/fixtures/leads";
import { newTask } from "@linkedpotential/fixtures/tasks";
import type { APIRequestContext } from "@playwright/test";
import type { Account } from "../accounts.ts";

const dayMs = 24 * 60 * 60 * 1000;
const inDays = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

const leads = (): NewLead[] => [
  fullLead({ name: "Dr. Friederike Käßbohrer-Wünsch", company: "Nordwind Energie AG", followUpDate: inDays(0) }),
  fullLead({ name: "Mehmet Yılmaz", company: "Yılmaz Logistik GmbH", status: "proposal", followUpDate: inDays(-3) }),
  newLead({ name: "Sophie Brückner", company: "Brückner & Töchter", status: "contacted", followUpDate: inDays(2) }),
  newLead({ name: "Jan-Niklas Oelßner", company: "Medienhaus Süd", position: "Leiter Öffentlichkeitsarbeit" }),
  newLead({ name: "Anne Wölk", company: "Donaudampfschifffahrtsgesellschaft", status: "won", dealValue: 18_400 }),
  newLead({ name: "Paul Grünewald", company: "Grünewald IT", status: "lost", lostReason: "Budget gestrichen" }),
];

const tasks = () => [
  newTask({ title: "Angebot für Nordwind Energie fertigstellen", priority: "high", dueDate: inDays(-1) }),
  newTask({ title: "Profiltext überarbeiten", dueDate: inDays(0) }),
  newTask({ title: "Drei Projektausschreibungen prüfen und beantworten", priority: "high", dueDate: inDays(1) }),
  newTask({ title: "Rückfragen zum Rahmenvertrag klären", priority: "low", dueDate: inDays(6) }),
];

/** Gives an account leads and tasks as a freelancer in her second month has them. */
export async function fillAccount(request: APIRequestContext, account: Account): Promise<void> {
  const headers = { authorization: `Bearer ${account.token}` };
  const create = async (id: "leads/create" | "tasks/create", data: object) => {
    const answer = await request.post(endpoints[id].replace("POST ", ""), { headers, data });
    if (!answer.ok()) throw new Error(`${id} answered ${answer.status()}: ${await answer.text()}`);
  };
  for (const lead of leads()) await create("leads/create", lead);
  for (const task of tasks()) await create("tasks/create", task);
}

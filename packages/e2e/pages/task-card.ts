import type { APIRequestContext, Page } from "@playwright/test";
import type { Account } from "../accounts.ts";
import { dayFromToday } from "../dates.ts";

export class TaskCard {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  list = () => this.page.getByRole("list", { name: "Aufgaben", exact: true });
  rows = () => this.list().getByRole("listitem");
  row = (title: string) => this.rows().filter({ hasText: title });
  addToggle = () => this.page.getByRole("button", { name: "Neue Aufgabe" });
  editToggle = () => this.page.getByRole("button", { name: /^(Bearbeiten|Fertig)$/ });
  complete = (title: string) => this.page.getByRole("button", { name: `„${title}“ erledigen` });
  remove = (title: string) => this.page.getByRole("button", { name: `„${title}“ löschen` });
  dialog = () => this.page.getByRole("dialog");
  question = () => this.page.getByRole("alertdialog");
  toast = () => this.page.getByRole("region", { name: "Meldungen" });

  async openNew() {
    await this.addToggle().click();
    await this.dialog().getByLabel("Titel").waitFor();
    return this.dialog();
  }
}

interface TaskValues {
  title: string;
  category?: string;
  priority?: "low" | "medium" | "high";
  dueDate?: string | null;
  description?: string;
}

export async function createTasks(request: APIRequestContext, account: Account, tasks: TaskValues[]) {
  for (const task of tasks) {
    const data = { category: "Admin", priority: "medium", dueDate: dayFromToday(0), description: "", ...task };
    await post(request, account, "/api/tasks", data);
  }
}

export async function createLead(request: APIRequestContext, account: Account, lead: object): Promise<number> {
  const data = { name: "Änne Schönfelder", company: "Größlein KG", position: "Einkauf", ...lead };
  return (await (await post(request, account, "/api/leads", data)).json()).id;
}

async function post(request: APIRequestContext, account: Account, path: string, data: object) {
  const answer = await request.post(path, { data, headers: { authorization: `Bearer ${account.token}` } });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer;
}

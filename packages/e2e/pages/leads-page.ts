import type { Lead, NewLead } from "@linkedpotential/contract/leads/schema";
import { newLead } from "@linkedpotential/fixtures/leads";
import { type APIRequestContext, expect, type Locator, type Page } from "@playwright/test";
import type { Account } from "../accounts.ts";

export class LeadsPage {
  readonly page: Page;
  readonly heading: Locator;
  readonly search: Locator;
  readonly table: Locator;
  readonly dialog: Locator;
  readonly toast: Locator;

  constructor(page: Page) {
    this.page = page;
    this.heading = page.getByRole("heading", { level: 1, name: "CRM" });
    this.search = page.getByRole("searchbox", { name: "Leads suchen" });
    this.table = page.getByRole("table", { name: "Leads" });
    this.dialog = page.getByRole("dialog");
    this.toast = page.getByRole("region", { name: "Meldungen" });
  }

  async open(details: Record<string, string> = {}): Promise<void> {
    await this.page.goto(`/freelance/dashboard?${new URLSearchParams({ section: "leads", ...details })}`);
    await expect(this.heading).toBeAttached();
  }

  row(name: string): Locator {
    return this.table.getByRole("row").filter({ has: this.page.getByRole("button", { name, exact: true }) });
  }

  async expectNames(...names: string[]): Promise<void> {
    await expect(this.table.locator("tbody tr td:nth-child(2) button")).toHaveText(names);
  }

  /** The record of a lead, next to the list. */
  record(name: string): Locator {
    return this.page.getByRole("complementary", { name: `Lead: ${name}`, exact: true });
  }

  /** Opens the form with all fields of a lead, from the menu of its row. */
  async openForm(name: string): Promise<void> {
    await this.act(name, "Bearbeiten");
    await expect(this.dialog.getByRole("heading", { name: "Lead bearbeiten" })).toBeVisible();
  }

  async act(name: string, action: string): Promise<void> {
    await this.page.getByRole("button", { name: `Aktionen für ${name}`, exact: true }).click();
    await this.page.getByRole("menuitem", { name: action }).click();
  }

  async startNew(): Promise<void> {
    await this.page.getByRole("button", { name: "Neuer Lead" }).click();
    await expect(this.dialog.getByRole("heading", { name: "Neuer Lead" })).toBeVisible();
  }

  field(label: string): Locator {
    return this.dialog.getByRole("textbox", { name: label, exact: true });
  }

  async fillRequired(name = "Jürgen Groß"): Promise<void> {
    await this.field("Name").fill(name);
    await this.field("Unternehmen").fill("Müller & Söhne GmbH");
    await this.field("Position").fill("Einkaufsleiter");
  }

  submit(): Promise<void> {
    return this.dialog.getByRole("button", { name: /^(Lead erstellen|Speichern)$/ }).click();
  }
}

/** Creates leads through the API in sequence, so that the last one has the latest activity. */
export async function givenLeads(
  request: APIRequestContext,
  account: Account,
  ...leads: Partial<NewLead>[]
): Promise<Lead[]> {
  const created: Lead[] = [];
  for (const lead of leads) {
    const headers = { authorization: `Bearer ${account.token}` };
    const answer = await request.post("/api/leads", { headers, data: newLead(lead) });
    expect(answer.status(), await answer.text()).toBe(201);
    created.push((await answer.json()) as Lead);
  }
  return created;
}

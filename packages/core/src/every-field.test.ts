import { isDeepStrictEqual } from "node:util";
import { lead, newLead } from "@linkedpotential/contract/leads/schema";
import { profileChange } from "@linkedpotential/contract/profile/schema";
import { newTask, task } from "@linkedpotential/contract/tasks/schema";
import { newTemplate, template } from "@linkedpotential/contract/templates/schema";
import { newProfile } from "@linkedpotential/fixtures/accounts";
import { newLead as emptyLead, fullLead } from "@linkedpotential/fixtures/leads";
import { newTask as givenTask, newRecurrence } from "@linkedpotential/fixtures/tasks";
import { newTemplate as givenTemplate } from "@linkedpotential/fixtures/templates";
import { describe, expect, it } from "vitest";
import { config } from "./config.ts";
import { leadCsvLine, leadsCsvHead, readLeadsCsv } from "./leads/import-export/csv.ts";
import { LeadEntity } from "./leads/lead.entity.ts";
import { LeadNotesEntity } from "./leads/lead-notes.entity.ts";
import { toItem, toLead, toNotesItem } from "./leads/lead-row.ts";
import { knownVisible } from "./leads/visible-leads.ts";
import { TaskEntity } from "./tasks/task.entity.ts";
import { toTask, toTaskItem } from "./tasks/to-task.ts";
import { TemplateEntity } from "./templates/template.entity.ts";
import { toTemplate } from "./templates/to-template.ts";
import { toUser } from "./user/to-user.ts";
import { UserEntity } from "./user/user.entity.ts";

type Put = { Item: Record<string, unknown> };

/** Returns the item that a read after the write gave. It lacks attributes that the entity does not declare. */
function present<Item>({ data }: { data: Item | null }): Item {
  if (!data) throw new Error("the item cannot be read");
  return data;
}

const fieldsOf = ({ shape }: { shape: object }) => Object.keys(shape).sort();

describe("every field of the schema survives storage", () => {
  const [userId, at] = [7, "2027-03-01T09:00:00.000Z"];
  const filled = fullLead({ followUpCompleted: true, lostReason: "Kein Budget" });
  const whole = { ...filled, id: 12, createdAt: at, lastActivity: at, lastTouchAt: at, lastTouchType: "call" } as const;

  it("of a lead", () => {
    expect(Object.keys(filled).sort()).toEqual(fieldsOf(newLead));
    const unset = Object.entries(emptyLead()).filter(([name, value]) =>
      isDeepStrictEqual(Reflect.get(filled, name), value),
    );
    expect(unset).toEqual([]);
    const item = toItem(whole, { userId, leadId: 12, revision: 1, timelineEntries: 0, timelineBytes: 0 });
    const row = present(LeadEntity.parse(LeadEntity.put(item).params<Put>()));
    const notes = present(LeadNotesEntity.parse(LeadNotesEntity.put(toNotesItem(whole, userId, 12)).params<Put>()));
    expect(toLead(knownVisible(row), notes)).toEqual(whole);
    expect(Object.keys(whole).sort()).toEqual(fieldsOf(lead));
  });

  it("of a lead, also in an exported and imported CSV file", () => {
    const { rows = [] } = readLeadsCsv(leadsCsvHead + leadCsvLine(whole));
    expect(rows).toEqual([expect.objectContaining({ lead: filled, problems: [] })]);
    expect(leadCsvLine(whole)).toMatch(/;01\.03\.2027 10:00;01\.03\.2027 10:00\r\n$/);
  });

  it("of a task", () => {
    const recurrence = newRecurrence({ dayOfMonth: 10, endDate: "2028-12-31" });
    const given = givenTask({ description: "Bis Freitag", status: "completed", recurrence });
    expect(Object.keys(given).sort()).toEqual(fieldsOf(newTask));
    const item = present(TaskEntity.parse(TaskEntity.put(toTaskItem(given, userId, 3)).params<Put>()));
    expect(toTask(item)).toEqual({ ...given, id: 3 });
    expect(Object.keys(toTask(item)).sort()).toEqual(fieldsOf(task));
  });

  it("of a template", () => {
    const given = { ...givenTemplate(), createdAt: at };
    expect(Object.keys(given).sort()).toEqual(fieldsOf(newTemplate));
    const item = present(TemplateEntity.parse(TemplateEntity.put({ ...given, userId, templateId: 5 }).params<Put>()));
    expect(toTemplate(item)).toEqual({ ...given, id: 5 });
    expect(Object.keys(toTemplate(item)).sort()).toEqual(fieldsOf(template));
  });

  it("of a profile", () => {
    const given = { ...newProfile("ida@example.org"), profileImage: "/media/avatars/0a1b2c.jpg" };
    const secret = "currentPassword";
    expect([...Object.keys(given), secret].sort()).toEqual(fieldsOf(profileChange));
    const account = { userId, workspace: "freelance", joinDate: at, role: "freelancer" } as const;
    const item = present(
      UserEntity.parse(UserEntity.create({ ...account, ...given, dayRate: given.dayRate ?? 0 }).params<Put>()),
    );
    expect(toUser({ config: config() }, item, "freelance")).toMatchObject(given);
  });
});

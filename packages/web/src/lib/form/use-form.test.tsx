// @vitest-environment happy-dom

import { newLead } from "@linkedpotential/contract/leads/schema";
import { settingsChange } from "@linkedpotential/contract/user/schema";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import common from "../../texts/de/common.ts";
import { preloadTexts } from "../../texts/texts.ts";
import { DatePicker } from "../../ui/date-picker.tsx";
import { Form } from "../../ui/form.tsx";
import { RadioGroup } from "../../ui/radio-group.tsx";
import { Select } from "../../ui/select.tsx";
import { Switch } from "../../ui/switch.tsx";
import { TagField } from "../../ui/tag-field.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { ApiError } from "../api/api-error.ts";
import { Refusal, useForm } from "./use-form.ts";

beforeEach(() => preloadTexts("common", "problems"));
afterEach(cleanup);

const empty = {
  name: "",
  company: "",
  position: "",
  status: "new",
  followUpDate: null as string | null,
  notes: "",
  tags: [] as string[],
};
const filled = { ...empty, name: "Anna", company: "Werft", position: "Chefin" };
const statuses = [{ id: "new", label: "Neu" }] as const;

interface LeadProps {
  initial?: typeof empty;
  send?: (body: unknown) => Promise<void>;
  onRender?: (isDirty: boolean) => void;
}

function Lead({ initial = empty, send = async () => undefined, onRender }: LeadProps) {
  const form = useForm({ schema: newLead, initial, send });
  onRender?.(form.isDirty);
  return (
    <Form form={form}>
      {form.problem && <p role="alert">{form.problem}</p>}
      <output>{form.isDirty ? "dirty" : "clean"}</output>
      <TextField label="Name" {...form.field("name")} />
      <TextField label="Firma" {...form.field("company")} />
      <TextField label="Position" {...form.field("position")} />
      <Select label="Status" choices={statuses} {...form.field("status")} value="new" />
      <RadioGroup label="Stand" choices={statuses} {...form.field("status")} value="new" />
      <DatePicker label="Follow-up" texts={common.fields} {...form.field("followUpDate")} />
      <TextArea label="Notizen" {...form.field("notes")} />
      <TagField label="Schlagwörter" {...form.field("tags")} />
      <button type="submit">Senden</button>
    </Form>
  );
}

const user = userEvent.setup();
const press = () => user.click(screen.getByRole("button", { name: "Senden" }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const refusal = (fields: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ error: "Bitte prüfen.", code: "request.invalid", fields }), "");

it("checks by the contract before it sends, and what was wrong is right once it is typed", async () => {
  const send = vi.fn(async () => undefined);
  render(<Lead send={send} />);
  await press();
  expect(await screen.findByText("Name ist erforderlich")).toBeTruthy();
  expect(document.activeElement).toBe(box("Name"));
  await user.type(box("Name"), " Anna ");
  expect(screen.queryByText("Name ist erforderlich")).toBeNull();
  await user.type(box("Firma"), "Werft");
  await user.type(box("Position"), "Chefin");
  await press();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ name: "Anna", company: "Werft", closingProbability: 0 }));
});

it.each([
  ["a text", "company", () => box("Firma")],
  ["a choice", "status", () => screen.getByRole("button", { name: /Status/ })],
  ["a long text", "notes", () => box("Notizen")],
  ["a word of a list", "tags.1", () => box("Schlagwörter")],
])("takes the focus to %s that the server refuses, and says why there", async (_, field, control) => {
  render(<Lead initial={filled} send={() => Promise.reject(refusal({ [field]: "Geht nicht." }))} />);
  await press();
  expect((await screen.findAllByText("Geht nicht.")).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(control()));
  expect(screen.queryByRole("alert", { name: "Bitte prüfen." })).toBeNull();
});

it("keeps its input and says why when the failure is of no field", async () => {
  render(<Lead initial={filled} send={() => Promise.reject(refusal({ elsewhere: "Geht nicht." }))} />);
  await user.type(box("Name"), " B.");
  await press();
  expect((await screen.findByText("Bitte prüfen.")).getAttribute("role")).toBe("alert");
  expect(box("Name").value).toBe("Anna B.");
});

it("says both when it refuses to be sent by itself", async () => {
  render(<Lead initial={filled} send={() => Promise.reject(new Refusal("Zu spät.", { name: "Jetzt Berta" }))} />);
  await press();
  expect(await screen.findByText("Zu spät.")).toBeTruthy();
  expect(screen.getByText("Jetzt Berta")).toBeTruthy();
});

it("is sent once however often it is pressed", async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  render(<Lead initial={filled} send={send} />);
  await user.dblClick(screen.getByRole("button", { name: "Senden" }));
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.());
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it("can be sent again after a defect", async () => {
  const send = vi.fn(() => {
    throw new TypeError("defect");
  });
  render(<Lead initial={filled} send={send} />);
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.",
  );
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it("is dirty while it holds something else than at first", async () => {
  render(<Lead initial={filled} />);
  expect(screen.getByRole("status").textContent).toBe("clean");
  await user.type(box("Name"), "x");
  expect(screen.getByRole("status").textContent).toBe("dirty");
  await user.type(box("Name"), "{Backspace}");
  expect(screen.getByRole("status").textContent).toBe("clean");
});

it("is not dirty for a moment by what arrives", () => {
  const onRender = vi.fn();
  const { rerender } = render(<Lead onRender={onRender} />);
  rerender(<Lead initial={filled} onRender={onRender} />);
  expect(box("Name").value).toBe("Anna");
  expect(onRender).not.toHaveBeenCalledWith(true);
});

it("takes over what arrives later, but never over what was typed", async () => {
  const { rerender } = render(<Lead initial={filled} />);
  await user.type(box("Firma"), " Nord");
  rerender(<Lead initial={{ ...filled, name: "Anna B.", company: "Hafen" }} />);
  expect(box("Name").value).toBe("Anna B.");
  expect(box("Firma").value).toBe("Werft Nord");
});

const saved = { theme: "system", notifications: { new_post: { inApp: true, mail: true } } };
interface SettingsProps {
  initial?: typeof saved;
  send: (body: unknown) => Promise<void>;
}

function Settings({ initial = saved, send }: SettingsProps) {
  const form = useForm({ schema: settingsChange, initial, sendsChanges: true, send });
  return (
    <Form form={form}>
      <Switch {...form.toggle("notifications.new_post.mail")}>Per E-Mail</Switch>
      <button type="submit">Senden</button>
    </Form>
  );
}

it("sends only what was changed, down to a single switch", async () => {
  const send = vi.fn(async () => undefined);
  render(<Settings send={send} />);
  await user.click(screen.getByRole("switch"));
  await press();
  expect(send).toHaveBeenCalledWith({ notifications: { new_post: { mail: false } } });
});

it("keeps a switch that was pressed, and takes over the one that another device pressed beside it", async () => {
  const send = vi.fn(async () => undefined);
  const { rerender } = render(<Settings send={send} />);
  await user.click(screen.getByRole("switch"));
  const elsewhere = { theme: "dark", notifications: { new_post: { inApp: false, mail: true } } };
  rerender(<Settings send={send} initial={elsewhere} />);
  await press();
  expect(send).toHaveBeenCalledWith({ notifications: { new_post: { mail: false } } });
});

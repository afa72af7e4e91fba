// @vitest-environment happy-dom

import { newLead } from "@linkedpotential/contract/leads/schema";
import { settingsChange } from "@linkedpotential/contract/user/schema";
import { act, cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
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
import { FormField } from "./form-field.tsx";
import { FormError, useForm } from "./use-form.ts";

beforeEach(() => preloadTexts("common", "problems"));
afterEach(cleanup);

/** Renders a form. Waits, because the first read of preloaded texts suspends for a moment. */
const renderForm = (form: ReactElement) => act(async () => render(form));

const empty = {
  name: "",
  company: "",
  position: "",
  status: "new" as const,
  followUpDate: null as string | null,
  notes: "",
  tags: [] as string[],
};
const filled = { ...empty, name: "Anna", company: "Werft", position: "Chefin" };
const statuses = [{ id: "new", label: "Neu" }] as const;

interface LeadProps {
  initial?: typeof empty;
  onSubmit?: (body: unknown) => Promise<void>;
  onRender?: (isDirty: boolean) => void;
}

function Lead({ initial = empty, onSubmit = async () => undefined, onRender }: LeadProps) {
  const form = useForm({ schema: newLead, initial, onSubmit });
  onRender?.(form.isDirty);
  return (
    <Form form={form}>
      {form.problem && <p role="alert">{form.problem}</p>}
      <output>{form.isDirty ? "dirty" : "clean"}</output>
      <FormField form={form} name="name">
        {(field) => <TextField label="Name" {...field} />}
      </FormField>
      <FormField form={form} name="company">
        {(field) => <TextField label="Firma" {...field} />}
      </FormField>
      <FormField form={form} name="position">
        {(field) => <TextField label="Position" {...field} />}
      </FormField>
      <FormField form={form} name="status">
        {(field) => <Select label="Status" choices={statuses} {...field} />}
      </FormField>
      <FormField form={form} name="status">
        {(field) => <RadioGroup label="Stand" choices={statuses} {...field} />}
      </FormField>
      <FormField form={form} name="followUpDate">
        {(field) => <DatePicker label="Follow-up" texts={common.fields} {...field} />}
      </FormField>
      <FormField form={form} name="notes">
        {(field) => <TextArea label="Notizen" {...field} />}
      </FormField>
      <FormField form={form} name="tags">
        {(field) => <TagField label="Schlagwörter" {...field} />}
      </FormField>
      <button type="submit">Senden</button>
    </Form>
  );
}

const user = userEvent.setup();
const press = () => user.click(screen.getByRole("button", { name: "Senden" }));
const box = (name: string) => screen.getByRole<HTMLInputElement>("textbox", { name });
const refusal = (fields: Record<string, string>) =>
  new ApiError(400, JSON.stringify({ error: "Bitte prüfen.", code: "request.invalid", fields }), "");

it("validates with the contract before it sends, and clears an error when the field is edited", async () => {
  const send = vi.fn(async () => undefined);
  await renderForm(<Lead onSubmit={send} />);
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
])("focuses %s and shows the error there when the server rejects it", async (_, field, control) => {
  await renderForm(<Lead initial={filled} onSubmit={() => Promise.reject(refusal({ [field]: "Geht nicht." }))} />);
  await press();
  expect((await screen.findAllByText("Geht nicht.")).length).toBeGreaterThan(0);
  await vi.waitFor(() => expect(document.activeElement).toBe(control()));
  expect(screen.queryByRole("alert", { name: "Bitte prüfen." })).toBeNull();
});

it("keeps the input and shows the reason when the failure concerns no field", async () => {
  await renderForm(<Lead initial={filled} onSubmit={() => Promise.reject(refusal({ elsewhere: "Geht nicht." }))} />);
  await user.type(box("Name"), " B.");
  await press();
  expect((await screen.findByText("Bitte prüfen.")).getAttribute("role")).toBe("alert");
  expect(box("Name").value).toBe("Anna B.");
});

it("shows its text and the field errors when `onSubmit` throws a `FormError`", async () => {
  await renderForm(
    <Lead initial={filled} onSubmit={() => Promise.reject(new FormError("Zu spät.", { name: "Jetzt Berta" }))} />,
  );
  await press();
  expect(await screen.findByText("Zu spät.")).toBeTruthy();
  expect(screen.getByText("Jetzt Berta")).toBeTruthy();
});

it("is sent once when the button is pressed several times", async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  await renderForm(<Lead initial={filled} onSubmit={send} />);
  await user.dblClick(screen.getByRole("button", { name: "Senden" }));
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.());
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it("can be sent again after an unexpected error", async () => {
  const send = vi.fn(() => {
    throw new TypeError("defect");
  });
  await renderForm(<Lead initial={filled} onSubmit={send} />);
  await press();
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Das hat leider nicht geklappt. Bitte versuchen Sie es später erneut.",
  );
  await press();
  expect(send).toHaveBeenCalledTimes(2);
});

it("is dirty while a value differs from its initial value", async () => {
  await renderForm(<Lead initial={filled} />);
  expect(screen.getByRole("status").textContent).toBe("clean");
  await user.type(box("Name"), "x");
  expect(screen.getByRole("status").textContent).toBe("dirty");
  await user.type(box("Name"), "{Backspace}");
  expect(screen.getByRole("status").textContent).toBe("clean");
});

it("never becomes dirty when new initial values arrive", async () => {
  const onRender = vi.fn();
  const { rerender } = await renderForm(<Lead onRender={onRender} />);
  rerender(<Lead initial={filled} onRender={onRender} />);
  expect(box("Name").value).toBe("Anna");
  expect(onRender).not.toHaveBeenCalledWith(true);
});

it("takes new initial values, but keeps edited fields", async () => {
  const { rerender } = await renderForm(<Lead initial={filled} />);
  await user.type(box("Firma"), " Nord");
  rerender(<Lead initial={{ ...filled, name: "Anna B.", company: "Hafen" }} />);
  expect(box("Name").value).toBe("Anna B.");
  expect(box("Firma").value).toBe("Werft Nord");
  expect(screen.getByRole("status").textContent).toBe("dirty");
  rerender(<Lead initial={{ ...filled, name: "Anna B.", company: "Werft Nord" }} />);
  expect(screen.getByRole("status").textContent).toBe("clean");
});

it("is sent once when new initial values arrive during the submission", async () => {
  const answers: (() => void)[] = [];
  const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
  const { rerender } = await renderForm(<Lead initial={filled} onSubmit={send} />);
  await press();
  rerender(<Lead initial={{ ...filled, company: "Hafen" }} onSubmit={send} />);
  await press();
  expect(send).toHaveBeenCalledOnce();
  await act(async () => answers[0]?.());
});

it("rerenders only the edited field", async () => {
  const onRender = vi.fn();
  await renderForm(<Lead initial={filled} onRender={onRender} />);
  await user.type(box("Name"), "x");
  const before = onRender.mock.calls.length;
  await user.type(box("Name"), "yz");
  expect(onRender).toHaveBeenCalledTimes(before);
});

const saved = { theme: "system", notifications: { new_post: { inApp: true, mail: true } } };
interface SettingsProps {
  initial?: typeof saved;
  onSubmit: (body: unknown) => Promise<void>;
}

function Settings({ initial = saved, onSubmit }: SettingsProps) {
  const form = useForm({ schema: settingsChange, initial, sendsChanges: true, onSubmit });
  return (
    <Form form={form}>
      <FormField form={form} name={"notifications.new_post.mail"}>
        {({ name, value, onChange }) => (
          <Switch name={name} isSelected={value} onChange={onChange}>
            Per E-Mail
          </Switch>
        )}
      </FormField>
      <button type="submit">Senden</button>
    </Form>
  );
}

it("sends only the changed values, including single nested switches", async () => {
  const send = vi.fn(async () => undefined);
  await renderForm(<Settings onSubmit={send} />);
  await user.click(screen.getByRole("switch"));
  await press();
  expect(send).toHaveBeenCalledWith({ notifications: { new_post: { mail: false } } });
});

it("keeps an edited switch, and takes the new value of another switch that another device changed", async () => {
  const send = vi.fn(async () => undefined);
  const { rerender } = await renderForm(<Settings onSubmit={send} />);
  await user.click(screen.getByRole("switch"));
  const elsewhere = { theme: "dark", notifications: { new_post: { inApp: false, mail: true } } };
  rerender(<Settings onSubmit={send} initial={elsewhere} />);
  await press();
  expect(send).toHaveBeenCalledWith({ notifications: { new_post: { mail: false } } });
});

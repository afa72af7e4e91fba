// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { Button } from "./button.tsx";
import { Pagination } from "./pagination.tsx";
import { SearchField } from "./search-field.tsx";
import { Select } from "./select.tsx";
import { SortTh, Table } from "./table.tsx";
import { TagField } from "./tag-field.tsx";
import { TextArea } from "./text-area.tsx";
import { TextField } from "./text-field.tsx";

afterEach(cleanup);

it("a pending button ignores presses", async () => {
  const onPress = vi.fn();
  render(
    <Button isPending onPress={onPress}>
      Speichern
    </Button>,
  );
  await userEvent.click(screen.getByRole("button", { name: /Speichern/ }));
  expect(onPress).not.toHaveBeenCalled();
});

it("the error of a field is its accessible description", () => {
  render(<TextField label="E-Mail" errorMessage="Gültige E-Mail erforderlich" />);
  const input = screen.getByRole("textbox", { name: "E-Mail" });
  expect(input.getAttribute("aria-invalid")).toBe("true");
  const descriptions = (input.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id));
  expect(descriptions.some((node) => node?.textContent?.includes("Gültige E-Mail"))).toBe(true);
});

it("a text area shows its character count", () => {
  render(<TextArea label="Notizen" counterMax={100} value="Grüße" />);
  expect(screen.getByText("5/100")).toBeTruthy();
});

it("a select calls `onChange` with the chosen value", async () => {
  const onChange = vi.fn();
  const choices = [
    { id: "new", label: "Neu" },
    { id: "won", label: "Gewonnen" },
  ] as const;
  render(<Select label="Status" choices={choices} value="new" onChange={onChange} />);
  await userEvent.click(screen.getByRole("button", { name: /Status/ }));
  await userEvent.click(screen.getByRole("option", { name: "Gewonnen" }));
  expect(onChange).toHaveBeenCalledWith("won");
});

it("a column sorts ascending first, then descending, and announces the direction", async () => {
  const onSort = vi.fn();
  const column = (direction?: "ascending") => (
    <Table label="Leads">
      <thead>
        <tr>
          <SortTh column="name" sort={direction ? { column: "name", direction } : null} onSort={onSort}>
            Name
          </SortTh>
        </tr>
      </thead>
    </Table>
  );
  const { rerender } = render(column());
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith({ column: "name", direction: "ascending" });
  rerender(column("ascending"));
  expect(screen.getByRole("columnheader").getAttribute("aria-sort")).toBe("ascending");
  await userEvent.click(screen.getByRole("button", { name: "Name" }));
  expect(onSort).toHaveBeenLastCalledWith({ column: "name", direction: "descending" });
});

it("the pagination moves between pages and stops at both ends", async () => {
  const texts = { label: "Seiten", previous: "Zurück", next: "Weiter", position: (page: number) => `Seite ${page}` };
  const onChange = vi.fn();
  const { rerender, container } = render(<Pagination page={1} pageCount={2} onChange={onChange} texts={texts} />);
  expect(screen.getByRole("button", { name: "Zurück" }).hasAttribute("disabled")).toBe(true);
  await userEvent.click(screen.getByRole("button", { name: "Weiter" }));
  expect(onChange).toHaveBeenCalledWith(2);
  rerender(<Pagination page={1} pageCount={1} onChange={onChange} texts={texts} />);
  expect(container.textContent).toBe("");
});

function Tags() {
  const [tags, setTags] = useState<string[]>([]);
  return <TagField label="Schlagwörter" value={tags} onChange={setTags} max={2} />;
}

it("a tag field collects tags without duplicates, up to its limit", async () => {
  render(<Tags />);
  const input = screen.getByRole("textbox", { name: "Schlagwörter" });
  await userEvent.type(input, "Messe{Enter}Messe{Enter}Bau,");
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual(["Messe", "Bau"]);
  expect([input.hasAttribute("readonly"), input === document.activeElement]).toEqual([true, true]);
  await userEvent.type(input, "Mehr{Enter}");
  expect(screen.getAllByRole("row")).toHaveLength(2);
});

it("a tag field accepts a comma from a phone's keyboard, which reports the text but not the key", () => {
  render(<Tags />);
  const input = screen.getByRole("textbox", { name: "Schlagwörter" });
  fireEvent.input(input, { target: { value: "Messe" } });
  expect(screen.queryByRole("row")).toBeNull();
  fireEvent.input(input, { target: { value: "Messe," } });
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual(["Messe"]);
  expect((input as HTMLInputElement).value).toBe("");
});

function Searched({ onKeyDown }: { onKeyDown: (key: string) => void }) {
  const [search, setSearch] = useState("");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: simulates a dialog, which closes with Escape
    <div onKeyDown={({ key }) => onKeyDown(key)}>
      <SearchField label="Suchen" clearLabel="Suche leeren" value={search} onChange={setSearch} />
    </div>
  );
}

it("Escape clears a search field, and reaches the parent only when the field is empty", async () => {
  const onKeyDown = vi.fn();
  render(<Searched onKeyDown={onKeyDown} />);
  const field = screen.getByRole("searchbox", { name: "Suchen" });
  await userEvent.type(field, "Bau{Enter}");
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard("{Escape}");
  expect((field as HTMLInputElement).value).toBe("");
  expect(onKeyDown).not.toHaveBeenCalledWith("Escape");
  await userEvent.keyboard("{Escape}");
  expect(onKeyDown).toHaveBeenCalledWith("Escape");
});

it("the button of a search field appears with text only, clears it and keeps the focus in the field", async () => {
  render(<Searched onKeyDown={vi.fn()} />);
  expect(screen.queryByRole("button")).toBeNull();
  const field = screen.getByRole("searchbox", { name: "Suchen" });
  const blurred = vi.fn();
  field.addEventListener("blur", blurred);
  await userEvent.type(field, "Bau");
  await userEvent.click(screen.getByRole("button", { name: "Suche leeren" }));
  expect((field as HTMLInputElement).value).toBe("");
  expect(document.activeElement).toBe(field);
  expect(blurred).not.toHaveBeenCalled();
  expect(screen.queryByRole("button")).toBeNull();
});

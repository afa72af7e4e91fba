// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { afterEach, expect, it } from "vitest";
import { MoreButton } from "./more-button.tsx";

afterEach(cleanup);

function Names({ next }: { next: string[] }) {
  const list = useRef<HTMLUListElement>(null);
  const [names, setNames] = useState(["Anna", "Björn"]);
  const [hasNextPage, setThere] = useState(true);
  const load = () => {
    setNames([...names, ...next]);
    setThere(false);
  };
  return (
    <>
      <ul ref={list}>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
      <MoreButton
        label="Mehr"
        hasNextPage={hasNextPage}
        isPending={false}
        onPress={load}
        list={list}
        count={names.length}
      />
    </>
  );
}

function Options() {
  const list = useRef<HTMLDivElement>(null);
  const [names, setNames] = useState(["Anna"]);
  return (
    <>
      <ListBox ref={list} aria-label="Namen" selectionMode="single">
        {names.map((name) => (
          <ListBoxItem key={name} id={name}>
            {name}
          </ListBoxItem>
        ))}
      </ListBox>
      <MoreButton
        label="Mehr"
        hasNextPage={names.length === 1}
        isPending={false}
        onPress={() => setNames(["Anna", "Björn"])}
        list={list}
        count={names.length}
      />
    </>
  );
}

it.each([
  [["Cem", "Dörte"], "Cem"],
  [[], "Björn"],
])("the focus moves to the first new item, or to the last item, when the next page is %j", async (next, focused) => {
  render(<Names next={next} />);
  await userEvent.click(screen.getByRole("button", { name: "Mehr" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: focused }));
});

it("the focus moves to the first new option of a list box", async () => {
  render(<Options />);
  await userEvent.click(screen.getByRole("button", { name: "Mehr" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("option", { name: "Björn" })));
});

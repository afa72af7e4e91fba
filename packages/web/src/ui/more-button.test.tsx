// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
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

it.each([
  [["Cem", "Dörte"], "Cem"],
  [[], "Björn"],
])("the focus moves to the first new item, or to the last item, when the next page is %j", async (next, focused) => {
  render(<Names next={next} />);
  await userEvent.click(screen.getByRole("button", { name: "Mehr" }));
  expect(document.activeElement).toBe(screen.getByRole("button", { name: focused }));
});

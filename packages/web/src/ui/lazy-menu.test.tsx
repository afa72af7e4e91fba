// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { IconButton } from "./icon-button.tsx";
import { LazyMenu } from "./lazy-menu.tsx";

afterEach(cleanup);

it("the menu opens on the first press and runs the chosen action", async () => {
  const onAction = vi.fn();
  render(
    <LazyMenu trigger={<IconButton label="Mehr" icon="…" />} actions={[{ id: "copy", label: "Kopieren", onAction }]} />,
  );
  await userEvent.click(screen.getByRole("button", { name: "Mehr" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Kopieren" }));
  expect(onAction).toHaveBeenCalledOnce();
  expect(screen.queryByRole("menuitem")).toBeNull();
});

import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ReactNode, Suspense, useState } from "react";
import { beforeEach, expect, it, vi } from "vitest";
import { lazyDialog } from "../lib/rendering/lazy-dialog.tsx";
import { lazyPart } from "../lib/rendering/lazy-part.ts";
import { preloadTexts } from "../texts/texts.ts";
import { CrashBoundary } from "./crash-boundary.tsx";

// React logs every error that a boundary catches; keep the test output quiet.
beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  await preloadTexts("common");
});

const crashTitle = "Diese Ansicht konnte nicht geladen werden";
const press = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));

/** Creates a download that fails the given number of times and then returns the part. */
function download<Props>(failures: number, part: (props: Props) => ReactNode) {
  let left = failures;
  return async () => {
    left -= 1;
    if (left >= 0) throw new TypeError("Failed to fetch dynamically imported module");
    return part;
  };
}

it("fetches code that failed to load again with each retry", async () => {
  const load = vi.fn(download(2, () => <p>Geladen</p>));
  const Part = lazyPart(load);
  render(
    <CrashBoundary place="section">
      <Suspense>
        <Part />
      </Suspense>
    </CrashBoundary>,
  );
  expect(await screen.findByText(crashTitle)).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
  await press("Erneut versuchen");
  await waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  expect(await screen.findByText(crashTitle)).toBeTruthy();
  await press("Erneut versuchen");
  expect(await screen.findByText("Geladen")).toBeTruthy();
});

const Late = lazyPart(download(1, () => <p>Geladen</p>));
function Sections() {
  const [section, setSection] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setSection(section + 1)}>
        Weiter
      </button>
      <CrashBoundary place="card" resetKeys={[section]}>
        <Suspense>
          <Late />
        </Suspense>
      </CrashBoundary>
    </>
  );
}

it("mounts a crashed part again when its reset keys change", async () => {
  render(<Sections />);
  expect(await screen.findByText(crashTitle)).toBeTruthy();
  await press("Weiter");
  expect(await screen.findByText("Geladen")).toBeTruthy();
});

interface HelloProps {
  isOpen: boolean;
  onClose: () => void;
}
const Hello = lazyDialog(
  download(2, ({ isOpen }: HelloProps) => isOpen && <p>Geöffnet</p>),
  ({ onClose }) => onClose(),
);
function Opener() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Öffnen
      </button>
      {isOpen && <Hello isOpen onClose={() => setOpen(false)} />}
    </>
  );
}

it("opens a dialog whose code failed to load when it is opened again or retried", async () => {
  render(<Opener />);
  await press("Öffnen");
  expect(await screen.findByRole("dialog", { name: crashTitle })).toBeTruthy();
  await press("Schließen");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await press("Öffnen");
  await press("Erneut versuchen");
  expect(await screen.findByText("Geöffnet")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
});

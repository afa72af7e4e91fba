import { crashTexts } from "./crash-texts.ts";
import { Spinner } from "./spinner.tsx";

/** Shows that a press was seen while a dialog is still being fetched. Invisible at first, so that it does not flash. */
export function OpeningNotice() {
  return (
    <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center">
      <p
        role="status"
        className="appear-late flex items-center gap-2.5 rounded-md border border-line bg-surface px-4 py-3 text-sm shadow-control"
      >
        <Spinner />
        {crashTexts().opening}
      </p>
    </div>
  );
}

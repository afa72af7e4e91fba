import type { Crash } from "./crash.ts";

/** Reports a crash to the server. The code for it is fetched with the first crash; a report that fails is dropped. */
export function reportCrash(crash: Crash): void {
  import("./crash-report.ts").then(({ sendReport }) => sendReport(crash)).catch(() => undefined);
}

/** Reports what nothing catches. Once, on start. */
export function followCrashes(): void {
  addEventListener("error", ({ error }) => reportCrash({ error, kind: "error", place: "script" }));
  addEventListener("unhandledrejection", ({ reason }) =>
    reportCrash({ error: reason, kind: "rejection", place: "script" }),
  );
}

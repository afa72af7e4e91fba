import type { Crash } from "./crash.ts";

/** Reports a crash to the server. The reporting code is fetched with the first crash. A failed report is dropped. */
export function reportCrash(crash: Crash): void {
  import("./crash-report.ts").then(({ sendReport }) => sendReport(crash)).catch(() => undefined);
}

/** Reports uncaught errors and unhandled rejections. Call it once at startup. */
export function followCrashes(): void {
  addEventListener("error", ({ error }) => reportCrash({ error, kind: "error", place: "script" }));
  addEventListener("unhandledrejection", ({ reason }) =>
    reportCrash({ error: reason, kind: "rejection", place: "script" }),
  );
}

import { textsOf } from "../../texts/texts.ts";
import { toast } from "../toast.ts";

/** Shows a toast that reports a control that crashed or could not be loaded. The control has no room for a notice. */
export function showCrashToast(): void {
  textsOf("common").then(
    ({ errors }) =>
      toast({
        tone: "error",
        title: errors.crashTitle,
        description: navigator.onLine ? errors.crashDescription : errors.offline,
      }),
    () => undefined,
  );
}

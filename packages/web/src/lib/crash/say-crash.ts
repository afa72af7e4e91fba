import { textsOf } from "../../texts/texts.ts";
import { toast } from "../toast.ts";

/** Says in a toast that a control crashed or could not be loaded: there is no room for a notice in its place. */
export function sayCrash(): void {
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

import type { Freelancer } from "@linkedpotential/contract/freelancers/schema";
import { useTexts } from "../../../texts/texts.ts";

/** Shows roughly when a freelancer last signed in. Shows nothing if that is unknown. */
export function LastSignIn({ lastSignIn }: Pick<Freelancer, "lastSignIn">) {
  const { lastSignIns } = useTexts("freelancers");
  return lastSignIn && <p className="text-ink-muted text-xs">{lastSignIns[lastSignIn]}</p>;
}

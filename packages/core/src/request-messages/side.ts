/** Side of a request under which both write messages. */
export type Side = "business" | "freelancer";

export const otherSide = (side: Side): Side => (side === "business" ? "freelancer" : "business");

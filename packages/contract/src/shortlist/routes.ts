import { success } from "../fields.ts";
import { freelancerParams, shortlistChange } from "../freelancers/schema.ts";
import { session } from "../grant.ts";
import { defineRoute } from "../route.ts";

export const updateShortlist = defineRoute("shortlist/update", {
  summary: "Add a freelancer to the shortlist of the own company, change the note, or remove the freelancer",
  access: "business",
  grant: { table: [session, "Query", "PutItem", "UpdateItem", "DeleteItem"] },
  params: freelancerParams,
  body: shortlistChange,
  sample: { saved: true, note: "Für das neue Portal" },
  answer: success,
  errors: ["freelancer.not_found", "shortlist.full"],
});

import { Entity, type EntityItem } from "electrodb";
import { store } from "../../db/store.ts";
import { targetsAttribute } from "./target-attribute.ts";

/** Company of the business area. Its members, invitations, working days and learnings share its partition (D71). */
export const CompanyEntity = new Entity(
  {
    model: { entity: "company", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Empty until the owner has named the company. */
      name: { type: "string", required: true, default: "" },
      /** Id of the owner as a member. */
      ownerId: { type: "number", required: true },
      /** Number of members besides the owner. */
      memberCount: { type: "number", required: true, default: 0 },
      /** Monthly targets. Absent as long as the owner has set none. */
      targets: targetsAttribute,
      /** Key that signs the links of invitations. */
      linkKey: { type: "string", required: true },
      createdAt: { type: "string", required: true },
    },
    indexes: {
      byId: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: [] },
      },
    },
  },
  store,
);

export type CompanyItem = EntityItem<typeof CompanyEntity>;

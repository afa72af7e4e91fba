import { Entity, type EntityItem } from "electrodb";
import { store } from "../../../db/store.ts";
import { targetsAttribute } from "../target-attribute.ts";

/**
 * Member of a company, current or former. Entries refer to the member and not to the account, so that they can remain
 * without a name. Access patterns: by company; by account, used when the account is
 * exported or erased.
 */
export const MemberEntity = new Entity(
  {
    model: { entity: "company-member", version: "1", service: "linkedpotential" },
    attributes: {
      companyId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      memberId: { type: "number", required: true, padding: { length: 16, char: "0" } },
      /** Account of the member. Absent when it is erased. */
      userId: { type: "number", padding: { length: 16, char: "0" } },
      joinedAt: { type: "string", required: true },
      /** Time at which the member left or was removed. Absent for current members. */
      leftAt: { type: "string" },
      /** Day on which the member last opened the business area, in their time zone. */
      lastActiveOn: { type: "string" },
      /** Monthly targets of the member alone. Absent as long as the owner has set none. */
      targets: targetsAttribute,
    },
    indexes: {
      ofCompany: {
        pk: { field: "pk", composite: ["companyId"] },
        sk: { field: "sk", composite: ["memberId"] },
      },
      ofUser: {
        index: "gsi1",
        condition: ({ userId }: { userId?: number }) => userId !== undefined,
        pk: { field: "gsi1pk", composite: ["userId"] },
        sk: { field: "gsi1sk", composite: ["companyId", "memberId"] },
      },
    },
  },
  store,
);

export type MemberItem = EntityItem<typeof MemberEntity>;

export const listMembers = async (companyId: number): Promise<MemberItem[]> =>
  (await MemberEntity.query.ofCompany({ companyId }).go({ pages: "all", consistent: true })).data;

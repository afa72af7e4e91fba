import { expect, it } from "vitest";
import { addressOfView, columnsOfView, viewQuery } from "./view-query.ts";

const columns = [{ id: "name", width: 240 }, { id: "tags" }];

it("keeps filters, sorting and columns, and nothing else of the address", () => {
  const query = viewQuery("?section=leads&search=anna&page=2&sort=-dealValue&temperature=hot&lead=4", columns);
  expect(query).toBe("temperature=hot&sort=-dealValue&columns=name%3A240%2Ctags");
  expect(columnsOfView(query)).toEqual(columns);
  expect(columnsOfView(viewQuery("?section=leads", []))).toEqual([]);
});

it("replaces the filters and sorting of the address", () => {
  const view = { name: "Heiße", query: "temperature=hot&sort=name&columns=name" };
  const address = addressOfView("section=leads&view=board&tag=SAP&search=anna&page=3", view);
  expect(address).toBe("section=leads&view=board&temperature=hot&sort=name&saved=Hei%C3%9Fe");
  expect(addressOfView(address, null)).toBe("section=leads&view=board");
});

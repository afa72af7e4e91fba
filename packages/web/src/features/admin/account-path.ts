import { paths } from "../../lib/navigation/paths.ts";

export const accountPath = (userId: number): string => `${paths.admin}/users/${userId}`;

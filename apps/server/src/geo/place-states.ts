// The states of the US and the provinces of Canada, by abbreviation and by name.

import type { FindState } from './place-keys.ts'

const names = {
  US: 'AL Alabama,AK Alaska,AZ Arizona,AR Arkansas,CA California,CO Colorado,CT Connecticut,DE Delaware,DC District of Columbia,FL Florida,GA Georgia,HI Hawaii,ID Idaho,IL Illinois,IN Indiana,IA Iowa,KS Kansas,KY Kentucky,LA Louisiana,ME Maine,MD Maryland,MA Massachusetts,MI Michigan,MN Minnesota,MS Mississippi,MO Missouri,MT Montana,NE Nebraska,NV Nevada,NH New Hampshire,NJ New Jersey,NM New Mexico,NY New York,NC North Carolina,ND North Dakota,OH Ohio,OK Oklahoma,OR Oregon,PA Pennsylvania,RI Rhode Island,SC South Carolina,SD South Dakota,TN Tennessee,TX Texas,UT Utah,VT Vermont,VA Virginia,WA Washington,WV West Virginia,WI Wisconsin,WY Wyoming,PR Puerto Rico',
  CA: 'AB Alberta,BC British Columbia,MB Manitoba,NB New Brunswick,NL Newfoundland and Labrador,NS Nova Scotia,NT Northwest Territories,NU Nunavut,ON Ontario,PE Prince Edward Island,QC Quebec,SK Saskatchewan,YT Yukon',
} as const

const known = new Map(
  (['US', 'CA'] as const).flatMap(region =>
    names[region].split(',').flatMap(entry => {
      const [code = '', ...name] = entry.split(' ')
      return [code, name.join(' ')].map(spelling => [spelling.toLowerCase(), { code, region }] as const)
    }),
  ),
)

export const findState: FindState = typed =>
  known.get(
    typed
      .trim()
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f.]/g, ''),
  ) ?? null

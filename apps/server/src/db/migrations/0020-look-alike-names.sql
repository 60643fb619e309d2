-- Diners' names are compared with look-alike letters of other scripts as the Latin ones that they look like
-- (domain/groups/display-name.ts). Tables that are open get the new keys too: otherwise a second "Анна" could join one of them.
-- Where two who sit together have names that look alike, both keep their keys.
with compared as (
  select slot, group_id, id, name_key, normalize(translate(normalize(name_key, NFD),
    'αβεζηικμνορτυχϳавекмнорстухіјѕԁԛԝѵօսհոցզᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢɑɡɩ',
    'abezhikmnoptyxjabekmhopctyxijsdqwvouhngqabcdefghijklmnoprstuvwyzagi'), NFC) as new_key
  from members
)
update members m set name_key = new_key
from compared c
where m.slot = c.slot and m.group_id = c.group_id and m.id = c.id and c.new_key <> c.name_key
  and not exists (select from compared o
    where o.slot = c.slot and o.group_id = c.group_id and o.id <> c.id and o.new_key = c.new_key);
